import { classNames } from './class-names.ts';
import styles from './Lantern.module.css';

const SHAPE_ID = 'i-lantern';
const BOX = '0 0 26 30';

/** The logo. Lit: all is well. Unlit: something failed on our side. */
export function Lantern({ isLit = true, isLarge = false }: { isLit?: boolean; isLarge?: boolean }) {
  return (
    <svg
      className={classNames(styles.lantern, isLarge && styles.large, !isLit && styles.out)}
      viewBox={isLit ? undefined : BOX}
      aria-hidden="true"
    >
      {/* Style sheets see the unlit colors only in a drawing of its own. */}
      {isLit ? <use href={`#${SHAPE_ID}`} /> : <LanternPaths />}
    </svg>
  );
}

/** The shape that lit lanterns refer to, once per page. */
export function LanternShape() {
  return (
    <symbol id={SHAPE_ID} viewBox={BOX}>
      <LanternPaths />
    </symbol>
  );
}

function LanternPaths() {
  return (
    <>
      <path d="M13 1.2v3" />
      <path className={styles.roof} d="M5.6 9.6 8.8 5h8.4l3.2 4.6z" />
      <path className={styles.glass} d="M6.4 10.5h13.2l-1.8 14.3H8.2z" />
      <path className={styles.flame} d="M13 14.2c1.7 1.9 2.5 3.2 2.5 4.5a2.5 2.5 0 0 1-5 0c0-1.3.8-2.6 2.5-4.5Z" />
      <path d="M6.8 27.8h12.4" />
    </>
  );
}
