import type { ReactNode } from 'react';
import { browseCopy } from '../../shared/copy/search/browse.ts';
import { paths } from '../../shared/urls/paths.ts';
import { SiteFrame } from '../site/SiteFrame.tsx';
import type { SiteModel } from '../site/site-model.ts';
import { Wrap } from '../site/Wrap.tsx';
import { SideNote } from '../ui/surface/SideNote.tsx';
import { WholeName } from '../ui/text/WholeName.tsx';
import styles from './BrowsePage.module.css';

/** A page of lists that needs no code in the browser: only the server renders its children. */
export function BrowsePage({ site, children }: { site: SiteModel; children: ReactNode }) {
  return (
    <SiteFrame site={site}>
      <Wrap hasEnd>
        <div id="browse">{children}</div>
      </Wrap>
    </SiteFrame>
  );
}

/** The heading of a list, and a sentence about what is in it; `name`, if the title has it, does not break inside. */
export function BrowseHead({ title, name = '', lede }: { title: string; name?: string; lede: string }) {
  return (
    <div className={styles.head}>
      <h1 dir="auto">{name === '' ? title : <WholeName text={title} name={name} />}</h1>
      <p>{lede}</p>
    </div>
  );
}

/** Beside a list of people: how to be removed from it. */
export function BrowseAside() {
  const words = browseCopy.yourName;
  return (
    <aside className={styles.aside} aria-label={words.title}>
      <SideNote {...words} href={paths.optOut()} />
    </aside>
  );
}
