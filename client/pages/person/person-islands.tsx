import type { IslandContent } from '../../islands/hydrate-islands.tsx';
import type { PersonBrowserModel } from './browser-model.ts';
import { PersonActions } from './header/PersonActions.tsx';
import { PersonMonitorButton } from './header/PersonMonitorButton.tsx';
import { PersonCheckedPhones } from './phones/PersonCheckedPhones.tsx';
import { ACTIONS_ID, NOTIFY_PLACES, notifyId, PHONE_CHECK_ID } from './place-ids.ts';

/** The islands that a person page may have. */
export function personIslands(page: PersonBrowserModel): readonly IslandContent[] {
  const notify = NOTIFY_PLACES.map((place) => ({
    id: notifyId(place),
    content: <PersonMonitorButton page={page} form="notify" />,
  }));
  return [
    { id: ACTIONS_ID, content: <PersonActions page={page} /> },
    { id: PHONE_CHECK_ID, content: <PersonCheckedPhones phones={page.phonesToCheck} /> },
    ...notify,
  ];
}
