import { personHeaderCopy } from '../../../../shared/copy/person/person-header.ts';
import { Icon } from '../../../ui/text/Icon.tsx';
import { userIdOf } from '../../../user-id.ts';
import type { PersonPageModel } from '../../page-model.ts';
import { PersonToggleButton } from './PersonToggleButton.tsx';
import { personToggles, useCell } from './person-toggles.ts';

/**
 * Starts and stops monitoring (P2-144, P4-009, P4-017); all buttons of a page show the same (P4-013). There is none of
 * who has died (P2-145, P6-039). Who is neither logged in nor known by a user_id cookie is asked to log in (P4-010,
 * P6-036).
 */
export function PersonMonitorButton({ page, form }: { page: PersonPageModel; form: 'monitor' | 'notify' }) {
  const { monitor, lack } = personToggles(page);
  const isOn = useCell(monitor);
  const person = page.details.results;
  if (person.isDead) return null;
  return (
    <PersonToggleButton
      action={isOn ? 'unmonitor' : 'monitor'}
      isOn={isOn}
      size={form === 'notify' ? 'small' : 'normal'}
      field="name"
      value={person.name.fullName}
      onFlip={() => {
        if (isOn || page.isLoggedIn || userIdOf(document.cookie) !== undefined) monitor.flip();
        else lack.set('log-in');
      }}
    >
      <Icon name="bell" size={form === 'notify' ? 16 : 20} />
      {personHeaderCopy.monitor[form][isOn ? 'on' : 'off']}
    </PersonToggleButton>
  );
}
