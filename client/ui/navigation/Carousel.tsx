import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import styles from './Carousel.module.css';

// A strip that was never on screen needs no arrows.
const CarouselArrows = lazy(async () => ({ default: (await import('./CarouselArrows.tsx')).CarouselArrows }));

/**
 * The items of a list (`children`, a ul) side by side in a scrolling strip, each about 357 px wide, or narrower if that
 * would be cut off (F9-42). Touch, wheel and arrow keys move it without scripts; with scripts it gets arrows once it is
 * in view. `back` and `on` label the arrows.
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
  const strip = useRef<HTMLElement>(null);
  const [seen, setSeen] = useState<HTMLElement | null>(null);
  useEffect(() => {
    const { current } = strip;
    if (current === null) return undefined;
    const watch = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) setSeen(current);
    });
    watch.observe(current);
    return () => watch.disconnect();
  }, []);
  return (
    <div className={styles.carousel}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrolling content must be reachable by keyboard */}
      <section className={styles.strip} ref={strip} aria-label={label} tabIndex={0}>
        {children}
      </section>
      {seen === null ? null : (
        <Suspense fallback={null}>
          <CarouselArrows strip={seen} back={back} on={on} />
        </Suspense>
      )}
    </div>
  );
}
