/** Two independent 32-bit checksums of a text. The first is FNV-1a. */
type Sum = readonly [number, number];

export const EMPTY_SUM: Sum = [0x811c9dc5, 0x9e3779b9];

export const continueSum = ([before, beside]: Sum, text: string): Sum => {
  let [first, second] = [before, beside];
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    first = Math.imul(first ^ code, 0x01000193);
    second = Math.imul(second ^ code, 0x85ebca6b);
    second ^= second >>> 13;
  }
  return [first, second];
};

export const formatSum = (sum: Sum): string => sum.map((each) => (each >>> 0).toString(36)).join('.');

export const checksumOf = (text: string): string => formatSum(continueSum(EMPTY_SUM, text));

export const withChecksum = (text: string): string => `${checksumOf(text)} ${text}`;

/** Returns the text without its checksum; null if the checksum is wrong, since the text is then damaged. */
export const verifiedText = (written: string): string | null => {
  const [, sum, text = ''] = /^(\S*) (.*)$/s.exec(written) ?? [];
  return sum === checksumOf(text) ? text : null;
};
