import { useMemo, useState } from 'react';
import { selectArrows } from '../../app/narration/overlays.ts';
import { selectLastTurn, selectView } from '../../app/store/selectors.ts';
import { selectPieces } from '../../app/store/state-selectors.ts';
import { Segments } from '../controls/fields.tsx';
import { isReadable } from '../export/noise.ts';
import { currentColors } from '../export/paint.ts';
import { type Picture as Drawn, pictureOf } from '../export/picture.ts';
import { fileName } from '../game/saveFile.ts';
import { useApp, useField } from '../store.ts';
import { SHARING } from '../words.ts';
import styles from './Share.module.css';
import type { KindProps } from './Share.tsx';
import { fileButtons, ShareLayout } from './ShareLayout.tsx';

/** Pixels per SVG unit, sharp on paper and high-density screens. */
const DENSITY = 2;

const SVG = 'image/svg+xml';
const addressOf = ({ svg }: Drawn): string => `data:${SVG};charset=utf-8,${encodeURIComponent(svg)}`;

const pngOf = async (picture: Drawn): Promise<Blob | null> => {
  const { width, height } = picture;
  const image = new Image(width, height);
  image.src = addressOf(picture);
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = width * DENSITY;
  canvas.height = height * DENSITY;
  const pen = canvas.getContext('2d');
  if (!pen || !isReadable(pen)) return null;
  pen.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((done) => canvas.toBlob(done, 'image/png'));
};

export const Picture = ({ game, whole }: KindProps) => {
  const view = useApp(selectView);
  const flipped = useField('flipped');
  const pieces = useApp(selectPieces);
  const last = useApp(selectLastTurn);
  const arrows = useApp(selectArrows);
  const [format, setFormat] = useState<keyof typeof SHARING.formats>('png');
  const [hasFailed, setFailed] = useState(false);
  const picture = useMemo(
    () => view && pictureOf(game, view, { flipped, pieces, last, arrows: arrows ?? [], paint: currentColors() }),
    [game, view, flipped, pieces, last, arrows],
  );
  if (!picture) return null;
  const type = format === 'svg' ? SVG : 'image/png';
  const draw = async (): Promise<Blob | null> => {
    if (format === 'svg') return new Blob([picture.svg], { type });
    const png = await pngOf(picture).catch(() => null);
    setFailed(png === null);
    return png;
  };
  return (
    <ShareLayout
      preview={<img className={styles.shown} src={addressOf(picture)} alt={SHARING.picture} />}
      buttons={fileButtons([SHARING.sharePicture, SHARING.save], fileName(whole, format), type, draw)}
    >
      <Segments title={SHARING.format} values={SHARING.formats} value={format} onChange={setFormat} />
      {hasFailed && <p role="alert">{SHARING.noPng}</p>}
    </ShareLayout>
  );
};
