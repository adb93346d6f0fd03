import { personHeaderCopy } from '../../../../shared/copy/person/person-header.ts';
import { canSave } from '../../../../shared/people/plan-features.ts';
import { Icon } from '../../../ui/text/Icon.tsx';
import type { PersonPageCore } from '../browser-model.ts';
import { PersonMonitorButton, PersonToggleButton } from './PersonMonitorButton.tsx';
import { askDelinquent, openLookup, personToggles, useCell } from './person-toggles.ts';

/** The buttons beside the name; on phones, in the bar at the bottom. */
export function PersonActions({ page }: { page: PersonPageCore }) {
  return (
    <>
      <PersonSaveButton page={page} />
      <PersonMonitorButton page={page} form="monitor" />
    </>
  );
}

/**
 * Adds the person to My Contacts, or removes them if the list is known (P2-143, P4-038). Viewers who may not save are
 * told why (P4-037). Nobody who has died can be saved, only removed.
 */
function PersonSaveButton({ page }: { page: PersonPageCore }) {
  const { save } = personToggles(page);
  const isOn = useCell(save);
  const { myContactsListId: list } = page.details;
  const maySave = canSave(page.details);
  if (page.details.results.isDead && !isOn) return null;
  return (
    <PersonToggleButton
      action={isOn ? 'unsave' : 'save'}
      isOn={isOn}
      field="list"
      value={list ?? ''}
      onFlip={() => {
        if (isOn ? list !== null : maySave) save.flip();
        else if (!isOn)
          // Viewers who have to pay first need not hear which plans can save.
          void askDelinquent(page).then((isTold) => {
            if (!isTold) openLookup(page);
          });
      }}
    >
      <Icon name={isOn ? 'check' : 'bookmark'} />
      {personHeaderCopy.save[isOn ? 'on' : 'off']}
    </PersonToggleButton>
  );
}
