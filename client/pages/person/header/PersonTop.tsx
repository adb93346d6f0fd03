import { lookupsToOpen } from '../../../../shared/people/low-lookups.ts';
import { PersonFlags } from '../flags/PersonFlags.tsx';
import type { PersonPageModel } from '../person-model.ts';
import { PersonOffer } from '../registry/PersonOffer.tsx';
import {
  PersonAskLogIn,
  PersonLowLookups,
  PersonOpening,
  PersonOutOfLookups,
  PersonUpdates,
} from './PersonNotices.tsx';
import { PersonPaid } from './PersonPaid.tsx';

/** Notices for this viewer, under the head; whether the page is their own comes first. `path` is the page's own. */
export function PersonTop({ page, path }: { page: PersonPageModel; path: string }) {
  const { details } = page;
  return (
    <>
      <PersonPaid page={page} />
      <PersonFlags page={page} path={path} />
      {page.asksToLogIn === null ? null : <PersonAskLogIn page={page} reason={page.asksToLogIn} redirect={path} />}
      <PersonUpdates page={page} />
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
