import type { ReactNode } from 'react';
import { Icon } from '../text/Icon.tsx';
import styles from './Carousel.module.css';

/**
 * The items of a list (`children`, a ul) side by side in a scrolling strip, each about 357 px wide, or narrower if that
 * would be cut off (F9-42). Touch, wheel and arrow keys move it without scripts; with scripts it gets arrows once it is
 * in view (watch-carousels.ts). `back` and `on` label the arrows.
 */
export function Carousel({
  label,
  back,
  on,
  children,
}: {
  label: string;
  back: string;
  on: string;
  children: ReactNode;
}) {
  return (
    <div className={styles.carousel}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrolling content must be reachable by keyboard */}
      <section className={styles.strip} aria-label={label} tabIndex={0} data-carousel="">
        {children}
      </section>
      <button className={styles.back} type="button" aria-label={back} data-move="back" hidden>
        <Icon name="left" />
      </button>
      <button className={styles.on} type="button" aria-label={on} data-move="on" hidden>
        <Icon name="right" />
      </button>
    </div>
  );
}
