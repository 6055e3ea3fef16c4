/** Signs that some file system forbids, and those that turn the direction of a name or cannot be seen. */
const FORBIDDEN = /[\\/:*?"<>|\p{Cc}\p{Zl}\p{Zp}\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]|\p{Cs}/gu;
/** Names that Windows keeps for devices, whatever follows their first dot. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i;
/** Bytes: file systems take 255, and an extension follows. */
const MOST = 200;

/** The beginning of a text that has so many bytes at most, cut between two signs. */
const cut = (text: string): string => {
  const { read } = new TextEncoder().encodeInto(text, new Uint8Array(MOST));
  return text.slice(0, read);
};

/** A file name that every system takes, of a name in any script; empty where nothing of it is left. */
export const fileNameOf = (name: string): string => {
  const plain = cut(name.normalize('NFC').replace(FORBIDDEN, '-').replace(/\s+/g, ' '))
    .replace(/(?:- ?){2,}/g, '-')
    .replace(/^[\s.-]+|[\s.-]+$/g, '');
  return plain.replace(DEVICE, (device) => `${device}-`);
};
