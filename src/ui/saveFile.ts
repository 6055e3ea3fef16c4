/** Saves something made in the page as a file of the player's. */
export const saveFile = (name: string, type: string, content: BlobPart): void => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([content], { type }));
  link.download = name;
  link.click();
  // The browser reads the link after the click, at its own time.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
};
