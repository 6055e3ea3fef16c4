import type { CreditSource } from '../../kernel/learning/rulebook.ts';
import { countWords } from '../../kernel/words.ts';
import type { Report } from '../../search/messages.ts';

const lines = (count: number): string => countWords(count, 'line');
const moves = (count: number): string => countWords(count, 'move');

const searchedWords = ({ depth, isExhausted, randomLines, longest }: Report): string => {
  if (isExhausted) return 'Every line from here was tried.';
  const every =
    depth === 0 ? 'The time was too short to try every first move.' : `Every line of up to ${moves(depth)} was tried.`;
  return randomLines > 0 ? `${every} ${lines(randomLines)} of up to ${moves(longest)} were tried at random.` : every;
};

export const SEEK = {
  here: 'In this game',
  example: 'Example',
  card: (rule: string): string => `Search for ${rule} from here`,
  searching: 'Searching from this position …',
  progress: 'Time used',
  tried: (count: number): string => `${moves(count)} tried`,
  stop: 'Stop',
  longer: 'Search for a minute',
  failed: 'The search could not start in this browser.',
  none: (report: Report | null): string =>
    report ? `No line found. ${searchedWords(report)}` : 'Stopped before anything was tried.',
  found({ found }: Report): string {
    if (!found) return '';
    const { actions, refused, isShortest } = found;
    if (actions.length === 0)
      return refused === null ? 'The board shows this rule now.' : 'This rule refuses a choice now.';
    const how = refused === null ? '' : ' It then refuses a choice.';
    const best = isShortest ? 'No shorter line exists.' : 'A shorter line may exist.';
    return `Found a line of ${moves(actions.length)}.${how} ${best}`;
  },
  strip: 'Line that shows a rule',
  notPlayed: 'Example',
  place: (step: number, length: number): string => (step === 0 ? 'Your position' : `Move ${step} of ${length}`),
  back: 'Previous step',
  next: 'Next step',
  run: 'Play',
  keep: 'Keep as branch',
  hide: 'Back to game',
  board: (title: string): string => `Line on the board, ${title}`,
} as const;

export const CREDIT = {
  title: (game: string): string => `Where ${game} comes from`,
  by: ({ by }: CreditSource): string => (by ? `by ${by}` : '(its text names no author)'),
  basis: 'Builds on',
  rulings: (count: number): string => `Our rulings: ${countWords(count, 'rule')}`,
  rulingsHint: 'Where the inventor leaves something open, we had to decide. These rules say what and why.',
} as const;

export const ABOUT = {
  motto: 'Strange chess variants for two people at one screen. Nothing leaves this browser.',
  version: (version: string) => `Oddboard ${version}.`,
  licences: 'Licences of the software in this app',
} as const;
