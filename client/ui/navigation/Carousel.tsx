import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import styles from './Carousel.module.css';

// Nobody needs the arrows of a strip that was never on the screen.
const CarouselArrows = lazy(async () => ({ default: (await import('./CarouselArrows.tsx')).CarouselArrows }));

/**
 * List items side by side in a strip that scrolls, each about 357 px wide, or narrower where that would be cut (F9-42).
 * Fingers, wheels and the arrow keys move it without scripts; with them it has arrows as soon as it is seen. `back` and
 * `on` name the arrows.
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
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <section className={styles.strip} ref={strip} aria-label={label} tabIndex={0}>
        <ul>{children}</ul>
      </section>
      {seen === null ? null : (
        <Suspense fallback={null}>
          <CarouselArrows strip={seen} back={back} on={on} />
        </Suspense>
      )}
    </div>
  );
}
