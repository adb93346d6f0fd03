import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { kitCopy } from '../../../shared/copy/site/kit.ts';
import { Icon } from '../text/Icon.tsx';
import styles from './Tabs.module.css';
import type { StripControls } from './tab-strip.ts';

const loadStrip = () => import('./tab-strip.ts');
const NONE: StripControls = { canGoBack: false, canGoOn: false };

/**
 * Tabs that show one list at a time, the first one initially: arrow keys, Home and End move along them. If they are wider
 * than their strip, left and right controls scroll it (P2-166). Every list is in the page: without JavaScript all of them
 * show under their titles. `id` is that of a panel; `heading` is the level of its title.
 */
export function Tabs({
  label,
  items,
  heading: Heading = 'h3',
  onSelect,
}: {
  label: string;
  items: readonly { readonly id: string; readonly title: string; readonly content: ReactNode }[];
  heading?: 'h2' | 'h3';
  onSelect?: (index: number) => void;
}) {
  const [chosen, setChosen] = useState(0);
  const [controls, setControls] = useState(NONE);
  const strip = useRef<HTMLDivElement>(null);
  const selected = chosen < items.length ? chosen : 0;

  useEffect(() => {
    let stop: (() => void) | null = () => {};
    loadStrip().then(
      ({ watchStrip }) => {
        if (stop !== null && strip.current !== null) stop = watchStrip(strip.current, setControls);
      },
      // Without the controls, the strip can still be scrolled directly.
      () => {},
    );
    return () => {
      stop?.();
      stop = null;
    };
  }, []);

  const select = (index: number, glides: boolean) => {
    setChosen(index);
    if (index !== selected) onSelect?.(index);
    const bar = strip.current;
    const tab = bar?.children[index];
    if (!(bar && tab instanceof HTMLElement)) return;
    tab.focus({ preventScroll: true });
    loadStrip().then(
      ({ showTab }) => showTab(bar, tab, glides),
      () => {},
    );
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const to = { ArrowLeft: selected - 1, ArrowRight: selected + 1, Home: 0, End: -1 }[event.key];
    if (to === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    select((to + items.length) % items.length, false);
  };
  const control = (direction: -1 | 1) => (
    <button
      className={direction < 0 ? styles.back : styles.on}
      type="button"
      // Arrow keys move along the tabs and scroll the strip with them.
      tabIndex={-1}
      aria-label={direction < 0 ? kitCopy.tabsBack : kitCopy.tabsOn}
      hidden={!(direction < 0 ? controls.canGoBack : controls.canGoOn)}
      onClick={() => loadStrip().then(({ scrollStrip }) => strip.current && scrollStrip(strip.current, direction))}
    >
      <Icon name={direction < 0 ? 'left' : 'right'} />
    </button>
  );
  return (
    <>
      <div className={styles.bar}>
        {control(-1)}
        <div className={styles.strip} ref={strip} role="tablist" aria-label={label} onKeyDown={onKeyDown}>
          {items.map(({ id, title }, index) => (
            <button
              className={styles.tab}
              key={id}
              id={`${id}-tab`}
              type="button"
              role="tab"
              aria-controls={id}
              aria-selected={index === selected}
              tabIndex={index === selected ? 0 : -1}
              data-title={title}
              onClick={() => select(index, true)}
            >
              {title}
            </button>
          ))}
        </div>
        {control(1)}
      </div>
      {items.map(({ id, title, content }, index) => (
        <div
          className={styles.panel}
          key={id}
          id={id}
          role="tabpanel"
          aria-labelledby={`${id}-tab`}
          hidden={index !== selected}
        >
          <Heading className={styles.title}>{title}</Heading>
          {content}
        </div>
      ))}
    </>
  );
}
