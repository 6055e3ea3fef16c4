import { encode } from 'uqr';
import { SHARING } from '../words.ts';
import styles from './Share.module.css';

/** The light margin that scanners need, in modules of the code. */
const QUIET_ZONE = 4;

/** Draws a link as a QR code, dark on light in every theme, since some scanners refuse light on dark. */
export const QrCode = ({ url }: { readonly url: string }) => {
  const { size, data } = encode(url, { ecc: 'L', border: QUIET_ZONE });
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg className={styles.code} role="img" aria-label={SHARING.code} viewBox={`0 0 ${size} ${size}`}>
      <path d={dark.join('')} />
    </svg>
  );
};
