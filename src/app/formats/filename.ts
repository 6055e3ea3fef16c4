/** Signs that some file system forbids, and those that turn the direction of a name or cannot be seen. */
const FORBIDDEN = /[\\/:*?"<>|\p{Cc}\p{Zl}\p{Zp}\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]|\p{Cs}/gu;
/** Names that Windows keeps for devices, whatever follows their first dot. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i;
/** Bytes: file systems take 255, and an extension follows. */
const MOST = 200;

/** The beginning of a text that has so many bytes at most, cut between two signs. */
const cut = (text: string): string => {
  const encoder = new TextEncoder();
  let room = MOST;
  let kept = '';
  for (const sign of text) {
    room -= encoder.encode(sign).length;
    if (room < 0) break;
    kept += sign;
  }
  return kept;
};

/**
 * A file name that every system takes, of a name in any script: only what is forbidden becomes a hyphen.
 * Empty where nothing of the name is left.
 */
export const fileNameOf = (name: string): string => {
  const plain = cut(name.normalize('NFC').replace(FORBIDDEN, '-').replace(/\s+/g, ' '))
    .replace(/(?:- ?){2,}/g, '-')
    .replace(/^[\s.-]+|[\s.-]+$/g, '');
  return plain.replace(DEVICE, (device) => `${device}-`);
};
