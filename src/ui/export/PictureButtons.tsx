import { useState } from 'react';
import { selectLastTurn, selectView } from '../../app/selectors.ts';
import { selectPieces } from '../../app/slices.ts';
import type { Game } from '../../kernel/game.ts';
import { selectArrows } from '../game/table/Pencil.tsx';
import { saveFile } from '../game/useSaveGame.ts';
import { useField, useRoom } from '../room.ts';
import { WORDS } from '../words.ts';
import { isReadable } from './noise.ts';
import { paintNow } from './paint.ts';
import { type Picture, pictureOf } from './picture.ts';

/** Sharp on paper and on dense screens. */
const DENSITY = 2;

const pngOf = async ({ svg, width, height }: Picture): Promise<Blob | null> => {
  const image = new Image(width, height);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = width * DENSITY;
  canvas.height = height * DENSITY;
  const pen = canvas.getContext('2d');
  if (!pen || !isReadable(pen)) return null;
  pen.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((done) => canvas.toBlob(done, 'image/png'));
};

/** Saves the position on the board as a picture with its legend. */
export const PictureButtons = ({ game, className }: { readonly game: Game; readonly className?: string }) => {
  const view = useRoom(selectView);
  const flipped = useField('flipped');
  const pieces = useRoom(selectPieces);
  const last = useRoom(selectLastTurn);
  const arrows = useRoom(selectArrows) ?? [];
  const [failed, setFailed] = useState(false);
  if (!view) return null;
  const picture = () => pictureOf(game, view, { flipped, pieces, last, arrows, paint: paintNow() });
  const savePng = async () => {
    const png = await pngOf(picture()).catch(() => null);
    setFailed(png === null);
    if (png) saveFile(`${game.id}.png`, png.type, png);
  };
  return (
    <>
      <button
        type="button"
        className={className}
        onClick={() => saveFile(`${game.id}.svg`, 'image/svg+xml', picture().svg)}
      >
        {WORDS.saveSvg}
      </button>
      <button type="button" className={className} onClick={() => void savePng()}>
        {WORDS.savePng}
      </button>
      {failed && <p role="alert">{WORDS.noPng}</p>}
    </>
  );
};
