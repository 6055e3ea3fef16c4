/** A text in four letters (FNV-1a): what a long list of words is compared by. */
export const hashed = (text: string): string => {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return (hash >>> 0).toString(36).padStart(7, '0').slice(-4);
};
