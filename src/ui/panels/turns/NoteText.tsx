import { Fragment } from 'react';
import { type Square, squareNamed } from '../../../kernel/board/board.ts';
import type { Game } from '../../../kernel/game.ts';
import { clausesOf, type Rulebook, type Clause as RuleClause } from '../../../kernel/learning/rulebook.ts';
import { useActions } from '../../store.ts';
import { Clause } from '../rules/Clause.tsx';
import { useRulebook } from '../rules/OtherReadings.tsx';

/** Matches what may be the name of a square or a clause's id, such as `SN-HEAD-3`. */
const NAME = /([A-Za-z]+\d+\b|\b[A-Z]{2}-[A-Z]+-\d+\b)/;

type Piece =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'square'; readonly text: string; readonly square: Square }
  | { readonly kind: 'clause'; readonly clause: RuleClause };

/** Splits a note into pieces: named squares, named clauses, and the text between them. */
export const piecesOf = ({ board }: Pick<Game, 'board'>, rules: Rulebook, text: string): readonly Piece[] =>
  text.split(NAME).map((part): Piece => {
    const square = squareNamed(board, part);
    if (square !== null) return { kind: 'square', text: part, square };
    const clause = part.includes('-') ? clausesOf(rules).find(({ id }) => id === part) : undefined;
    return clause ? { kind: 'clause', clause } : { kind: 'text', text: part };
  });

/** Shows a note. Hovering a square's name highlights the square, which is quicker than to look for it. */
export const NoteText = ({ game, text }: { readonly game: Game; readonly text: string }) => {
  const { highlight } = useActions();
  const dark = () => highlight([]);
  return piecesOf(game, useRulebook(game), text).map((piece, index) => {
    // biome-ignore-start lint/suspicious/noArrayIndexKey: the pieces of a text never change order
    if (piece.kind === 'text') return <Fragment key={index}>{piece.text}</Fragment>;
    if (piece.kind === 'clause')
      return (
        <span key={index} title={`${piece.clause.title}. ${piece.clause.text}`}>
          <Clause game={game.id} rule={piece.clause.id} />
        </span>
      );
    const show = () => highlight([piece.square]);
    return (
      <button
        key={index}
        type="button"
        className="press"
        onPointerEnter={show}
        onPointerLeave={dark}
        onFocus={show}
        onBlur={dark}
        onClick={show}
      >
        {piece.text}
      </button>
    );
    // biome-ignore-end lint/suspicious/noArrayIndexKey: see above
  });
};
