import type { ReactNode } from 'react';
import { speedSearchCopy as words } from '../../../shared/copy/account/speed-search.ts';
import { AccountLayout } from '../../account/AccountLayout.tsx';
import { AccountTitle } from '../../account/AccountPart.tsx';
import { SiteFrame } from '../../site/SiteFrame.tsx';
import type { SiteModel } from '../../site/site-model.ts';
import { Wrap } from '../../site/Wrap.tsx';
import styles from './SpeedSearch.module.css';
import { SpeedSearchList } from './SpeedSearchList.tsx';
import { SpeedSearchOffer } from './SpeedSearchOffer.tsx';
import { SpeedSearchResults } from './SpeedSearchResults.tsx';
import type { SpeedSearchPageModel } from './speed-search-model.ts';

/** A list of names or numbers, looked up at once: the form, its results, or how to get it. */
export function SpeedSearchPage({ page, site }: { page: SpeedSearchPageModel; site: SiteModel }) {
  return (
    <Frame site={site}>
      {page.view === 'results' ? (
        <SpeedSearchResults page={page} />
      ) : (
        <>
          <AccountTitle title={words.title}>{words.lede}</AccountTitle>
          {page.view === 'list' ? <SpeedSearchList {...page} /> : <SpeedSearchOffer {...page} />}
        </>
      )}
    </Frame>
  );
}

/** Visitors without an account have no pages of one beside this. */
function Frame({ site, children }: { site: SiteModel; children: ReactNode }) {
  if (site.viewer !== null)
    return (
      <AccountLayout site={site} current="speed-search">
        {children}
      </AccountLayout>
    );
  return (
    <SiteFrame site={site}>
      <Wrap hasEnd>
        <div className={styles.alone}>{children}</div>
      </Wrap>
    </SiteFrame>
  );
}
