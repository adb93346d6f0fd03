import type { ReactNode } from 'react';
import { personHeaderCopy } from '../../../../shared/copy/person/person-header.ts';
import { canSave } from '../../../../shared/people/plan-features.ts';
import { Icon } from '../../../ui/text/Icon.tsx';
import { ServerHtml } from '../../../ui/text/ServerHtml.tsx';
import type { PersonPageCore } from '../browser-model.ts';
import { SAVE_HINT_ID } from '../place-ids.ts';
import styles from './PersonHeader.module.css';
import { PersonMonitorButton, PersonToggleButton } from './PersonMonitorButton.tsx';
import hintStyles from './PersonSaveHint.module.css';
import { askDelinquent, openLookup, personToggles, useCell } from './person-toggles.ts';

interface PersonActionsProps {
  readonly page: PersonPageCore;
  /** what explains saving, which only the server renders (PersonSaveHint.tsx) */
  readonly hint: ReactNode;
}

/** The buttons beside the name. */
export function PersonActions({ page, hint }: PersonActionsProps) {
  return (
    <>
      <PersonSaveButton page={page} hint={hint} />
      <PersonMonitorButton page={page} form="monitor" />
    </>
  );
}

/** Whether this page may explain saving (P4-045): to viewers who may save this person and have not. */
export function mayShowSaveHint({ details, isBot }: PersonPageCore): boolean {
  return !isBot && canSave(details) && !details.personIsOnMyContactsList;
}

/**
 * Adds the person to My Contacts, or removes them if the list is known (P2-143, P4-038). Viewers who may not save are
 * told why (P4-037). Nobody who has died can be saved, only removed.
 */
function PersonSaveButton({ page, hint }: PersonActionsProps) {
  const { save } = personToggles(page);
  const isOn = useCell(save);
  const { myContactsListId: list } = page.details;
  const maySave = canSave(page.details);
  if (page.details.results.isDead && !isOn) return null;
  return (
    <div className={styles.save}>
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
      {/* Saving closes it (P4-046). */}
      {isOn || !mayShowSaveHint(page) ? null : (
        <ServerHtml id={SAVE_HINT_ID} className={hintStyles.hint} isHidden>
          {hint}
        </ServerHtml>
      )}
    </div>
  );
}
