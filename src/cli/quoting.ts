/** The most characters of the input that an error may quote, so that errors stay short. */
const MAX_QUOTED = 120;

const compact = (text: string): string => {
  try {
    return JSON.stringify(JSON.parse(text));
  } catch {
    return text;
  }
};

/** Lists the texts that an error may quote from a value: its JSON, and its strings and property names. */
const textsIn = (given: unknown): readonly string[] => {
  const texts = [JSON.stringify(given) ?? ''];
  const left = [given];
  for (let each = left.pop(); each !== undefined; each = left.pop()) {
    if (typeof each === 'string') texts.push(each, compact(each));
    else if (typeof each === 'object' && each !== null)
      for (const [name, value] of Object.entries(each)) left.push(name, value);
  }
  return texts;
};

/** Returns the length of the quote of `source` at `text[from]`; zero if at most `MAX_QUOTED` characters match. */
const quoteLengthAt = (text: string, from: number, source: string): number => {
  const place = source.indexOf(text.slice(from, from + MAX_QUOTED + 1));
  if (place < 0 || text.length - from <= MAX_QUOTED) return 0;
  let length = MAX_QUOTED + 1;
  while (from + length < text.length && text[from + length] === source[place + length]) length++;
  return length;
};

/** Shortens each passage of `text` that quotes more than `MAX_QUOTED` characters of `given`. */
export const shortenQuotes = (text: string, given: unknown): string => {
  const sources = textsIn(given).filter(({ length }) => length > MAX_QUOTED);
  let brief = '';
  for (let at = 0; at < text.length; ) {
    const quoted = Math.max(0, ...sources.map((source) => quoteLengthAt(text, at, source)));
    brief +=
      quoted > 0 ? `${text.slice(at, at + MAX_QUOTED - 1)}…${text[at + quoted - 1] === '"' ? '"' : ''}` : text[at];
    at += Math.max(1, quoted);
  }
  return brief;
};
