import type { ReactNode } from 'react';
import { browseCopy } from '../../shared/copy/search/browse.ts';
import { paths } from '../../shared/urls/paths.ts';
import { routeRow } from '../../shared/urls/route-table.ts';
import { SiteFrame } from '../site/SiteFrame.tsx';
import type { SiteModel } from '../site/site-model.ts';
import { Wrap } from '../site/Wrap.tsx';
import crumbs from '../ui/navigation/Crumbs.module.css';
import pager from '../ui/navigation/Pager.module.css';
import disclaimer from '../ui/surface/Disclaimer.module.css';
import note from '../ui/surface/SideNote.module.css';
import { SideNote } from '../ui/surface/SideNote.tsx';
import { ServerHtml } from '../ui/text/ServerHtml.tsx';
import counts from './BrowseCounts.module.css';
import letters from './BrowseLetters.module.css';
import styles from './BrowsePage.module.css';
import people from './BrowsePeople.module.css';
import ranges from './BrowseRanges.module.css';

/** The style sheets of lists of names and places. */
export const BROWSE_SHEETS = [styles, counts, crumbs, disclaimer, letters, note, pager, people, ranges];

/** A page of lists that needs no code in the browser: only the server renders its children. */
export function BrowsePage({
  site,
  sheets = BROWSE_SHEETS,
  children,
}: {
  site: SiteModel;
  /** a page with more than lists passes its own sheets as well */
  sheets?: readonly object[];
  children: ReactNode;
}) {
  return (
    <SiteFrame site={site}>
      <Wrap hasEnd>
        <ServerHtml id="browse" sheets={sheets}>
          {children}
        </ServerHtml>
      </Wrap>
    </SiteFrame>
  );
}

/** The heading of a list, and a sentence about what is in it. */
export function BrowseHead({ title, lede }: { title: string; lede: string }) {
  return (
    <div className={styles.head}>
      <h1>{title}</h1>
      <p>{lede}</p>
    </div>
  );
}

/** Beside a list of people: how to be removed from it. */
export function BrowseAside() {
  const words = browseCopy.yourName;
  const { isOpen } = routeRow('opt-out');
  return (
    <aside className={styles.aside} aria-label={words.title}>
      <SideNote
        title={words.title}
        text={isOpen ? words.textOpen : words.textClosed}
        link={isOpen ? words.linkOpen : words.linkClosed}
        href={paths.optOut()}
      />
    </aside>
  );
}
