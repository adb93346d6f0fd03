import type { ReactNode } from 'react';
import { kitCopy } from '../../../shared/copy/site/kit.ts';
import { Icon } from '../text/Icon.tsx';
import styles from './Tabs.module.css';

/**
 * Tabs that show one list at a time, the first one initially: plain HTML, which watch-tabs.ts makes work. Every list is
 * in the page: without JavaScript all of them show under their titles. `id` is that of a panel; `heading` is the level
 * of its title.
 */
export function Tabs({
  label,
  items,
  heading: Heading = 'h3',
}: {
  label: string;
  items: readonly { readonly id: string; readonly title: string; readonly content: ReactNode }[];
  heading?: 'h2' | 'h3';
}) {
  return (
    <>
      <div className={styles.bar}>
        <TabsControl direction={-1} />
        <div className={styles.strip} role="tablist" aria-label={label}>
          {items.map(({ id, title }, index) => (
            <button
              className={styles.tab}
              key={id}
              id={`${id}-tab`}
              type="button"
              role="tab"
              aria-controls={id}
              aria-selected={index === 0}
              tabIndex={index === 0 ? 0 : -1}
              data-title={title}
            >
              {title}
            </button>
          ))}
        </div>
        <TabsControl direction={1} />
      </div>
      {items.map(({ id, title, content }, index) => (
        <div
          className={styles.panel}
          key={id}
          id={id}
          role="tabpanel"
          aria-labelledby={`${id}-tab`}
          hidden={index !== 0}
        >
          <Heading className={styles.title}>{title}</Heading>
          {content}
        </div>
      ))}
    </>
  );
}

/** Scrolls the strip back or on. Not a stop of the Tab key: arrow keys move along the tabs and scroll the strip with them. */
function TabsControl({ direction }: { direction: -1 | 1 }) {
  return (
    <button
      className={direction < 0 ? styles.back : styles.on}
      type="button"
      tabIndex={-1}
      aria-label={direction < 0 ? kitCopy.tabsBack : kitCopy.tabsOn}
      data-scroll-tabs={direction}
      hidden
    >
      <Icon name={direction < 0 ? 'left' : 'right'} />
    </button>
  );
}
