/**
 * Finds every text that the app can say, from the literals in its sources. The kind of a text follows from the function
 * to which it is passed, or else from its file. Values in templates are replaced by samples, guessed by name.
 */
import { parseAst } from 'vite';
import { capitalize } from '../../src/kernel/words.ts';
import { textsIn } from './files.ts';

/** A text, and where it stands. */
export interface Said {
  /** Relative to the project's root. */
  readonly file: string;
  readonly line: number;
  /** The id of a variant, or `app` for texts of the app. */
  readonly game: string;
  readonly kind: string;
  readonly text: string;
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly [field: string]: unknown;
}

/** Files whose words players never see. */
const SILENT =
  /^(cli|offline)\/|^kernel\/(laws|invariant|board)|(glyphs|setup|schema|notation\/write|repetition)\.ts$|^ui\/(pieces|export|icons|board\/units\/badgeIcons)/;

/** The kind of text by file; the first match counts. */
const PLACES: readonly (readonly [RegExp, string])[] = [
  [/\/rules\//, 'rulebook'],
  [/\/demos\//, 'demo'],
  [/\/lessons\//, 'lesson'],
  [/samples\.ts$|variants\/index\.ts$/, 'title'],
  [/\/show\/about/, 'fact'],
  [/\/show\/lenses/, 'overlay'],
  [/\/show\/(view|marks|areas|supported|monads)/, 'badge'],
  [/\/show\//, 'log'],
  [/\/menu\/hints/, 'hint'],
  [/\/menu\/|\/abilities\//, 'refusal'],
  [/\/editor\//, 'editor'],
  [/\/position\/|^app\/(saves|formats)\//, 'error'],
  [/\/moves\/outcome/, 'outcome'],
  [/^app\/narration/, 'log'],
  [/./, 'interface'],
];

/** The kind of text by the function to which it is passed. */
const CALLS: Readonly<Record<string, string>> = {
  makeQuestion: 'prompt',
  refusal: 'refusal',
  fact: 'fact',
  mark: 'badge',
  badge: 'badge',
  makeStep: 'log',
  step: 'log',
  problem: 'error',
  err: 'error',
};

/** Fields and attributes whose values are code. */
const CODE =
  /^(at|play|picks|tries|look|lens|reads|goal|never|replies|solution|tempts|teaches|id|kind|type|key|className|d|path|viewBox|transform|style|fill|stroke|role|href|glyph|reason|manner|form|game|file|look)$/;
/** Functions whose texts are only thrown, logged or matched. */
const UNSAID =
  /^(invariant|Error|assertNever|querySelector|querySelectorAll|closest|matchMedia|split|replace|replaceAll|test|startsWith|includes|positionText|withWorms|inCorner|aside|two)$/;

/** Sample values for expressions whose code matches; the first match counts. */
const SAMPLES: readonly (readonly [RegExp, string])[] = [
  [/length|count|size|number|turns|left|most|\bn\b|room/i, '3'],
  [/listSquares|squares\.map/, 'e4 and f5'],
  [/possessive|whose/i, "White's"],
  [/owned|standing|White/, "White's Rook on a1"],
  [/unit|obstacle|holder|victim|caught|\bwho\b|\bit\b/i, 'the Rook on a1'],
  [/TYPE_NAMES|KIND_NAMES|PIECES|type|kind|name\b|title/, 'Rook'],
  [/sideName|side|owner|winner|loser|enemy/i, 'White'],
  [/nameOf|squareName|square|\bat\b|\bto\b|\bfrom\b|where|board|hall|place|target|corner/i, 'e4'],
  [/why|text/i, 'The Rook on a1 is in the way.'],
];

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';
const calleeOf = ({ callee }: Node): string => {
  const called = callee as Node;
  return String((called.type === 'MemberExpression' ? (called['property'] as Node)['name'] : called['name']) ?? '');
};
const literalIn = (node: unknown): string | null =>
  isNode(node) && node.type === 'Literal' && typeof node['value'] === 'string' ? node['value'] : null;

/** Returns the text of an expression, with samples for the values in it. */
const rendered = (node: Node, source: string): string => {
  switch (node.type) {
    case 'Literal':
      return String(node['value']);
    case 'TemplateLiteral': {
      const quasis = node['quasis'] as readonly { readonly value: { readonly cooked: string } }[];
      const values = node['expressions'] as readonly Node[];
      return quasis
        .map(({ value }, index) => value.cooked + (values[index] ? rendered(values[index], source) : ''))
        .join('');
    }
    case 'ConditionalExpression':
      return rendered(node['consequent'] as Node, source);
    case 'CallExpression': {
      const args = node['arguments'] as readonly Node[];
      if (calleeOf(node) === 'countWords') return `3 ${literalIn(args[2]) ?? `${literalIn(args[1]) ?? 'square'}s`}`;
      if (calleeOf(node) === 'plural') return literalIn(args[1]) ?? '';
      if (calleeOf(node) === 'capitalize' && args[0]) return capitalize(rendered(args[0], source));
    }
  }
  const written = source.slice(node.start, node['end'] as number);
  return SAMPLES.find(([name]) => name.test(written))?.[1] ?? 'it';
};

/** The placeholder of a computed value. */
const VALUE = '¤';

/** Returns the text of a literal, with placeholders for the values in it. */
const bare = (node: Node): string =>
  node.type === 'TemplateLiteral'
    ? (node['quasis'] as readonly { readonly value: { readonly cooked: string } }[])
        .map(({ value }) => value.cooked)
        .join(VALUE)
    : String(node['value']);

/**
 * Whether a literal is a text for players: several words, one capitalized word, or the value of a field that is shown.
 */
const isText = (text: string, field: string): boolean =>
  /[a-z]{2}/.test(text) &&
  !/^[<./#@[(]|[{}<>=_]|\/\/|; Black|^w [A-Z]\w/.test(text) &&
  (/\p{L}{2}.* .*\p{L}{2}|[¤\d] \p{L}{2}|\p{L}{2} [¤\d]/u.test(text) ||
    /^[A-Z][a-z]+$/.test(text) ||
    SHOWN.test(field));
const SHOWN = /^(title|label|name|says|text|prompt|yes|no)$/;

const saidIn = (file: string, source: string): readonly Said[] => {
  const found: Said[] = [];
  const game = /^variants\/([\w-]+)\//.exec(file)?.[1] ?? 'app';
  const place = PLACES.find(([path]) => path.test(file))?.[1] ?? 'interface';
  const visit = (node: Node, kind: string, field: string): void => {
    if (
      /^TS(Type|Interface|Union|Literal|Indexed)|^Import|^ExportAll/.test(node.type) ||
      (node.type === 'ExportNamedDeclaration' && node['source'])
    )
      return;
    if (node.type === 'Literal' || node.type === 'TemplateLiteral') {
      const text = rendered(node, source)
        .trim()
        .replace(/\b(the|a|own|half|whole) the /gi, '$1 ');
      const written = node.type === 'TemplateLiteral' || typeof node['value'] === 'string';
      if (written && isText(bare(node), field))
        found.push({
          file: `src/${file}`,
          line: source.slice(0, node.start).split('\n').length,
          game,
          kind: kind === 'rulebook' ? `${kind}${CLAUSE_FIELDS[field] ?? ''}` : (LABELS[field] ?? kind),
          text,
        });
      if (node.type === 'Literal') return;
    }
    const call = node.type === 'CallExpression' || node.type === 'NewExpression' ? calleeOf(node) : '';
    if (UNSAID.test(call) || node.type === 'ThrowStatement') return;
    const within = CALLS[call] ?? kind;
    if (node.type === 'BinaryExpression' && /==/.test(String(node['operator']))) return;
    if (node.type === 'Property' || node.type === 'JSXAttribute') {
      const name = String(
        (node['key'] as Node | undefined)?.['name'] ?? (node['name'] as Node | undefined)?.['name'] ?? '',
      );
      if (!CODE.test(name) && isNode(node['value'])) visit(node['value'], within, name);
      return;
    }
    // Also visits the values in a template: conditional parts of it are texts of their own.
    for (const [part, value] of Object.entries(node)) {
      if (/^(typeAnnotation|typeArguments|returnType|test)$/.test(part)) continue;
      for (const each of Array.isArray(value) ? value : [value]) if (isNode(each)) visit(each, within, field);
    }
  };
  visit(parseAst(source, { lang: file.endsWith('x') ? 'tsx' : 'ts' }) as unknown as Node, place, '');
  return found;
};

/** The suffix of the kind of a clause's field, for fields with limits of their own. */
const CLAUSE_FIELDS: Readonly<Record<string, string>> = { title: ' title', ruling: ' ruling' };

const LABELS: Readonly<Record<string, string>> = {
  title: 'label',
  label: 'label',
  name: 'label',
  prompt: 'prompt',
};

export const textsOf = (root: string): readonly Said[] =>
  [...textsIn(root)].flatMap(([path, text]) => {
    const file = path.slice(root.length + 1);
    return SILENT.test(file) ? [] : saidIn(file, text);
  });
