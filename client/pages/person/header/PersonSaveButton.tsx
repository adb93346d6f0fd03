import { personHeaderCopy } from '../../../../shared/copy/person/person-header.ts';
import { Icon } from '../../../ui/text/Icon.tsx';
import type { PersonPageModel } from '../../page-model.ts';
import styles from './PersonHeader.module.css';
import { PersonToggleButton } from './PersonMonitorButton.tsx';
import { canSave, personToggles, useCell } from './person-toggles.ts';
import { useLatePart } from './use-late-part.ts';

const loadHint = async () => (await import('./PersonSaveHint.tsx')).PersonSaveHint;

/**
 * Keeps the person in My Contacts, or takes them off where the list is known (P2-143, P4-038). Who may not save is told
 * why (P4-037).
 */
export function PersonSaveButton({ page }: { page: PersonPageModel }) {
  const { save, lack } = personToggles(page);
  const isOn = useCell(save);
  const { results: person, personIsOnMyContactsList: wasOn, myContactsListId: list } = page.details;
  const maySave = canSave(page.details);
  const Hint = useLatePart(maySave && !wasOn && !page.isBot, loadHint);
  return (
    <div className={styles.save}>
      <PersonToggleButton
        action={isOn ? 'unsave' : 'save'}
        isOn={isOn}
        field="list"
        value={list ?? ''}
        onFlip={() => {
          if (isOn ? list !== null : maySave) save.flip();
          else if (!isOn) lack.set('lookup');
        }}
      >
        <Icon name={isOn ? 'check' : 'bookmark'} />
        {personHeaderCopy.save[isOn ? 'on' : 'off']}
      </PersonToggleButton>
      {/* Saving puts it away (P4-046). */}
      {Hint === null || isOn ? null : <Hint person={person} />}
    </div>
  );
}
