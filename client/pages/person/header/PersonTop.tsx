import type { PersonPageModel } from '../../page-model.ts';
import { PersonAskLogIn } from './PersonAskLogIn.tsx';
import { PersonCrumbs } from './PersonCrumbs.tsx';
import { PersonOutOfLookups } from './PersonOutOfLookups.tsx';

/** Above the name: the way here, and what this reader must know. `path` is the page's own. */
export function PersonTop({ page, path }: { page: PersonPageModel; path: string }) {
  const { details } = page;
  return (
    <>
      <PersonCrumbs person={details.results} fillScore={details.fillScore} />
      {page.asksToLogIn ? <PersonAskLogIn redirect={path} /> : null}
      {details.userInfo.isOutOfLookups ? <PersonOutOfLookups details={details} /> : null}
    </>
  );
}
