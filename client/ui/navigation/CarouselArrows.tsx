import { useCallback, useEffect, useState } from 'react';
import { track } from '../../analytics/track.ts';
import { Icon } from '../text/Icon.tsx';
import styles from './CarouselArrows.module.css';

/** A card and the gap after it, in px: a press scrolls this far for each card in view (F9-43). */
const STEP_PX = 359;
/** Browsers stop a fraction of a pixel short of the end. */
const TOLERANCE_PX = 2;

/** The arrows of a carousel: no back arrow at the start (F4-16), no forward arrow at the end (F4-17). */
export function CarouselArrows({ strip, back, on }: { strip: HTMLElement; back: string; on: string }) {
  const [ways, setWays] = useState({ back: false, on: false });
  useEffect(() => {
    const look = () => {
      const isAway = strip.scrollLeft > TOLERANCE_PX;
      const isLeft = strip.scrollLeft + strip.clientWidth < strip.scrollWidth - TOLERANCE_PX;
      setWays((was) => (was.back === isAway && was.on === isLeft ? was : { back: isAway, on: isLeft }));
    };
    // Also reports the initial size.
    const watch = new ResizeObserver(look);
    watch.observe(strip);
    strip.addEventListener('scroll', look, { passive: true });
    return () => {
      watch.disconnect();
      strip.removeEventListener('scroll', look);
    };
  }, [strip]);

  const move = (direction: 'back' | 'on') => {
    const inView = Math.max(1, Math.floor(strip.clientWidth / STEP_PX));
    strip.scrollBy({ left: (direction === 'on' ? 1 : -1) * inView * STEP_PX });
    track('carousel_moved', { direction });
  };
  // If a focused arrow disappears, focus moves to the strip, where the arrow keys keep working.
  const keepFocus = useCallback(
    (arrow: HTMLButtonElement) => () => {
      if (document.activeElement === arrow) strip.focus({ preventScroll: true });
    },
    [strip],
  );
  return (
    <>
      {ways.back ? (
        <button className={styles.back} type="button" aria-label={back} ref={keepFocus} onClick={() => move('back')}>
          <Icon name="left" />
        </button>
      ) : null}
      {ways.on ? (
        <button className={styles.on} type="button" aria-label={on} ref={keepFocus} onClick={() => move('on')}>
          <Icon name="right" />
        </button>
      ) : null}
    </>
  );
}
