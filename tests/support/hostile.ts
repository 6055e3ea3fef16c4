/**
 * Reads damaged position files and actions: a few letters are lost, added or exchanged. Reading must return a result
 * and never throw.
 */
import { spell } from '../../src/kernel/asking/target.ts';
import { type RandomIndex, randomIndexFrom, seeded } from '../../src/kernel/chance.ts';
import type { Game, Position } from '../../src/kernel/game.ts';
import { brokenTextLaw, typosOf } from '../../src/kernel/laws/laws.ts';
import { randomPicks } from '../../src/kernel/laws/walk.ts';
import { playText } from '../../src/kernel/record.ts';
import { randomGame } from './random.ts';

/** Returns the text with one to three letters lost, added, replaced or exchanged. */
export const damageText = (text: string, alphabet: readonly string[], die: RandomIndex): string => {
  const letters = [...text];
  for (let times = die(3); times >= 0; times--) {
    const [here, there] = [die(letters.length), die(letters.length)];
    const letter = alphabet[die(alphabet.length)] ?? '';
    const how = die(4);
    if (how === 0) letters.splice(here, 1);
    else if (how === 1) letters.splice(here, 0, letter);
    else if (how === 2) letters[here] = letter;
    else [letters[here], letters[there]] = [letters[there] ?? '', letters[here] ?? ''];
  }
  return letters.join('');
};

/**
 * Damages position files, and describes those that are refused without a sentence, or that reading and writing change a
 * second time.
 */
export const brokenReading = (game: Game, seed: number, count: number): readonly string[] => {
  const die = randomIndexFrom(seed);
  const texts = [seed, seed + 1, seed + 2]
    .flatMap((each) => randomGame(game, each, 12).positions)
    .map((position) => game.write(position));
  const alphabet = [...new Set(texts.join(''))];
  return Array.from({ length: count }, () => damageText(texts[die(texts.length)] ?? '', alphabet, die)).flatMap(
    (text) => {
      const read = game.read(text);
      if (!read.ok) return read.error.text.trim() ? [] : [`"${text}" is refused without a word`];
      game.view(read.value);
      const written = game.write(read.value);
      const again = game.read(written);
      if (!again.ok) return [`"${text}" is written as "${written}", which cannot be read: ${again.error.text}`];
      return game.write(again.value) === written ? [] : [`"${written}" is read as "${game.write(again.value)}"`];
    },
  );
};

/** Damages actions, and returns those that are refused without a sentence. */
export const brokenTyping = (game: Game, seed: number, count: number): readonly string[] => {
  const die = randomIndexFrom(seed);
  const positions = randomGame(game, seed, 12).positions.filter((position) => game.outcome(position) === null);
  const typed = positions.map((position) => {
    const [picks] = randomPicks(game, position, seeded(seed)) ?? [[]];
    const [action] = game.actions(position, picks);
    return [position, action ? [action.notation, action.spelling] : []] as const;
  });
  const alphabet = [...new Set(`${typed.flatMap(([, texts]) => texts).join('')}; #>=`)];
  return Array.from({ length: count }, () => typed[die(typed.length)]).flatMap((each) => {
    const [position, texts] = each ?? [game.setup(seed), []];
    const text = damageText(texts[die(texts.length)] ?? '', alphabet, die);
    const played = playText(game, position, text);
    return played.ok || played.error.text.trim() ? [] : [`"${text}" is refused without a word`];
  });
};

/** Characters that notations use; misreadings are made of these and of the text's own. */
const NOTATION_CHARACTERS = ' -x+#~=^*:;/>()[]{},.0123456789abcdefghKQRBNPLSTWe';

/**
 * Returns texts one character away from a legal action that are read as another action (see `brokenTextLaw` in the
 * kernel's laws). `texts` are tried for each of `actions` random actions.
 */
export const misreadings = (
  game: Game,
  positions: readonly Position[],
  seed: number,
  actions: number,
  texts: number,
): readonly string[] => {
  const die = randomIndexFrom(seed);
  const open = positions.filter((position) => game.outcome(position) === null);
  return Array.from({ length: actions }, (_, index) => index).flatMap((index) => {
    const position = open[die(open.length)] as Position;
    const [picks] = randomPicks(game, position, seeded(seed + index)) ?? [[]];
    const played = game.play(position, picks);
    if (!played.ok) return [];
    const written = [game.notate(position, picks, played.value.tell()), spell(game.board, picks)][die(2)] ?? '';
    const near = typosOf(written, NOTATION_CHARACTERS + written);
    return Array.from({ length: texts }, () => brokenTextLaw(game, position, near[die(near.length)] ?? '')).filter(
      (each) => each !== null,
    );
  });
};
