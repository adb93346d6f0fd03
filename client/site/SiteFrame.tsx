import type { ReactNode } from 'react';
import { siteCopy } from '../../shared/copy/site/site.ts';
import { ConsentBanner } from '../consent/ConsentBanner.tsx';
import { SiteFooter } from './SiteFooter.tsx';
import styles from './SiteFrame.module.css';
import { SiteHeader } from './SiteHeader.tsx';
import type { SiteModel } from './site-model.ts';

/** The frame of every page: skip link, what a reader is asked first, header, main, footer. */
export function SiteFrame({
  site,
  hasSearch = true,
  header,
  children,
}: {
  site: SiteModel;
  /** the header's search box; a page with its own large one leaves it out */
  hasSearch?: boolean;
  /** instead of the usual one */
  header?: ReactNode;
  children: ReactNode;
}) {
  return (
    <>
      <a className={styles.skip} href="#main">
        {siteCopy.skip}
      </a>
      {site.asksForConsent === true ? <ConsentBanner site={site} /> : null}
      {header ?? <SiteHeader site={site} hasSearch={hasSearch} />}
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <SiteFooter site={site} />
    </>
  );
}
