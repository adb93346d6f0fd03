import { personRailCopy } from '../../shared/copy/person/person-rail.ts';
import type { PersonPageModel } from '../pages/person/person-model.ts';
import { PersonOffer } from '../pages/person/registry/PersonOffer.tsx';
import lamp from '../ui/action/LampLink.module.css';
import { SideNote } from '../ui/surface/SideNote.tsx';
import { seesAds } from './sees-ads.ts';

/** The site's own ad, with the registry's offer for the rail (P9-057). */
export function PersonHouseAd({ page, claim }: { page: PersonPageModel; claim: string }) {
  return (
    <div data-ad="">
      <small className={lamp.price}>{personRailCopy.house.from}</small>
      <SideNote title={claim} text="">
        <PersonOffer page={page} slot="rightRail" />
      </SideNote>
    </div>
  );
}

/**
 * The in-house ad's text for viewers who see ads: the operator's claim if confirmed, otherwise how many people the origin
 * has (P9-057); null if it has none, for everybody else, and on the page of somebody who has died, where nothing is sold.
 */
export function houseClaim(page: PersonPageModel): string | null {
  const { peopleCount, results } = page.details;
  if (!seesAds(page) || results.isDead) return null;
  if (page.isHouseClaimConfirmed) return personRailCopy.house.confirmed;
  return peopleCount > 0 ? personRailCopy.house.counted(peopleCount) : null;
}
