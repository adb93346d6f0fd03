import type { PersonPageModel } from '../../page-model.ts';
import { PersonFlags } from '../flags/PersonFlags.tsx';
import { PersonOffer } from '../registry/PersonOffer.tsx';
import { askLogInText } from './ask-log-in-text.ts';
import { PersonAskLogIn } from './PersonAskLogIn.tsx';
import { PersonCrumbs } from './PersonCrumbs.tsx';
import { PersonOutOfLookups } from './PersonOutOfLookups.tsx';

/** Above the name: the way here, and what this reader must know. `path` is the page's own. */
export function PersonTop({ page, path }: { page: PersonPageModel; path: string }) {
  const { details } = page;
  return (
    <>
      <PersonCrumbs person={details.results} fillScore={details.fillScore} />
      <PersonFlags page={page} path={path} />
      {page.asksToLogIn === null ? null : (
        <PersonAskLogIn text={askLogInText(details.results, page.asksToLogIn)} redirect={path} />
      )}
      {details.userInfo.isOutOfLookups ? <PersonOutOfLookups page={page} /> : <PersonOffer page={page} slot="header" />}
    </>
  );
}
