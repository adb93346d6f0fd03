import type { ReactNode } from 'react';
import { RecentViews } from '../history/RecentViews.tsx';
import { SiteFrame } from '../site/SiteFrame.tsx';
import type { SiteModel } from '../site/site-model.ts';
import { Wrap } from '../site/Wrap.tsx';
import { Icon } from '../ui/text/Icon.tsx';
import styles from './SearchPage.module.css';

/** A page that exists for its search form, with the visitor's recent views at its end. */
export function SearchPage({ site, children }: { site: SiteModel; children: ReactNode }) {
  return (
    <SiteFrame site={site} hasSearch={false}>
      <Wrap hasEnd>
        <div className={styles.page}>
          {children}
          <div className={styles.recent}>
            <RecentViews look="rows" />
          </div>
        </div>
      </Wrap>
    </SiteFrame>
  );
}

/** What the page searches for, above its form. */
export function SearchHead({
  title,
  lede,
  ledeClass,
}: {
  title: string;
  lede: string;
  ledeClass?: string | undefined;
}) {
  return (
    <div className={styles.head}>
      <h1>{title}</h1>
      <p className={ledeClass}>{lede}</p>
    </div>
  );
}

/** How to get more out of the search, below its form. */
export function SearchTips({ tips: { title, items } }: { tips: { title: string; items: readonly string[] } }) {
  return (
    <section className={styles.tips} aria-labelledby="tips">
      <h2 id="tips">{title}</h2>
      <ul>
        {items.map((tip) => (
          <li key={tip}>
            <Icon name="check" size={16} />
            {tip}
          </li>
        ))}
      </ul>
    </section>
  );
}
