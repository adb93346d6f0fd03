import { lookupsToOpen } from '../../../../shared/people/low-lookups.ts';
import { hasOpenReport } from '../../../../shared/people/open-report.ts';
import { PaidNotice } from '../../../billing/PaidNotice.tsx';
import { PersonFlags } from '../flags/PersonFlags.tsx';
import type { PersonPageModel } from '../person-model.ts';
import { PersonOffer } from '../registry/PersonOffer.tsx';
import { askLogInText } from './lack-texts.ts';
import { PersonCrumbs } from './PersonCrumbs.tsx';
import { PersonAskLogIn, PersonLowLookups, PersonOpening, PersonOutOfLookups } from './PersonNotices.tsx';

/** Above the name: the crumbs, and what this viewer must know. `path` is the page's own. */
export function PersonTop({ page, path }: { page: PersonPageModel; path: string }) {
  const { details } = page;
  return (
    <>
      <PersonCrumbs person={details.results} fillScore={details.fillScore} />
      {page.flags.receiptId === null ? null : (
        <PaidNotice
          receiptId={page.flags.receiptId}
          report={hasOpenReport(details) ? { until: details.userInfo.reportExpiresAt } : null}
        />
      )}
      <PersonFlags page={page} path={path} />
      {page.asksToLogIn === null ? null : (
        <PersonAskLogIn text={askLogInText(details.results, page.asksToLogIn)} redirect={path} />
      )}
      {details.userInfo.isOutOfLookups ? (
        <PersonOutOfLookups page={page} />
      ) : lookupsToOpen(details.userInfo) !== null ? (
        <PersonOpening page={page} />
      ) : (
        <>
          <PersonOffer page={page} slot="header" />
          <PersonLowLookups page={page} />
        </>
      )}
    </>
  );
}
