/** JSON parsing whose errors tell the place of the fault. The errors of some browsers do not. */
import { err, ok, type Result } from '../result.ts';

const BLANKS = /[ \t\n\r]*/y;
const STRING = /"[ !#-[\]-\uffff]*(?:\\(?:["\\/bfnrt]|u[\da-fA-F]{4})[ !#-[\]-\uffff]*)*"/y;
const LITERAL = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;

/** The kind of token expected next. `first` is an item or "]", and `first key` is a key or "}". */
type Expected = 'value' | 'first' | 'key' | 'first key' | ':' | 'more';

/** Returns the index at which a text stops being JSON. For an unfinished text, the index is the text's length. */
const faultIn = (text: string): number => {
  const open: string[] = [];
  let due: Expected = 'value';
  let at = 0;
  const skip = (form: RegExp): boolean => {
    form.lastIndex = at;
    const found = form.exec(text);
    if (found) at = form.lastIndex;
    return found !== null;
  };
  while (skip(BLANKS) && at < text.length) {
    const sign = text[at] ?? '';
    const isKey = due === 'key' || due === 'first key';
    if (due === 'more' || due === 'first' || due === 'first key') {
      const isEnd = sign === (open.at(-1) === '{' ? '}' : ']') && open.length > 0;
      if (isEnd) {
        open.pop();
        due = 'more';
        at++;
        continue;
      }
    }
    if (due === 'more') {
      if (sign !== ',' || open.length === 0) return at;
      due = open.at(-1) === '{' ? 'key' : 'value';
      at++;
    } else if (due === ':') {
      if (sign !== ':') return at;
      due = 'value';
      at++;
    } else if (isKey) {
      if (!skip(STRING)) return at;
      due = ':';
    } else if (sign === '{' || sign === '[') {
      open.push(sign);
      due = sign === '{' ? 'first key' : 'first';
      at++;
    } else if (skip(STRING) || skip(LITERAL)) due = 'more';
    else return at;
  }
  return at;
};

/** Returns a place such as "line 2, character 5", counted from 1. */
export const lineAndColumn = (text: string, at: number): string => {
  const before = text.slice(0, at).split('\n');
  return `line ${before.length}, character ${(before.at(-1)?.length ?? 0) + 1}`;
};

/** Parses JSON. The error is the place of the fault, such as "line 2, character 5". */
export const parseJson = (text: string): Result<unknown, string> => {
  try {
    return ok(JSON.parse(text));
  } catch {
    return err(lineAndColumn(text, faultIn(text)));
  }
};
