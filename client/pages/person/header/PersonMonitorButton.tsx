import type { ReactNode } from 'react';
import { personHeaderCopy } from '../../../../shared/copy/person/person-header.ts';
import { Button } from '../../../ui/action/Button.tsx';
import { Icon } from '../../../ui/text/Icon.tsx';
import { userIdOf } from '../../../user-id.ts';
import type { PersonPageModel } from '../../page-model.ts';
import { personToggles, prepareActions, useCell } from './person-toggles.ts';

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

/**
 * A switch that is a form: without a script it asks the page's own address to do `action`, with one `onFlip` takes the
 * click. The calls are fetched as soon as somebody points at it.
 *
 * It has `aria-pressed` beside words that change, so that it is announced as 'Saved, pressed': the state is what the eye
 * is shown by the button's look, and the name has to be the words that stand on it for who speaks to the page.
 */
export function PersonToggleButton({
  action,
  isOn,
  size = 'normal',
  field,
  value,
  onFlip,
  children,
}: {
  action: 'monitor' | 'unmonitor' | 'save' | 'unsave';
  isOn: boolean;
  size?: 'normal' | 'small';
  /** what else the form carries */
  field: 'name' | 'list';
  value: string | number;
  onFlip: () => void;
  children: ReactNode;
}) {
  return (
    <form
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        onFlip();
      }}
    >
      <input type="hidden" name={field} value={value} />
      <Button
        type="submit"
        name="do"
        value={action}
        size={size}
        aria-pressed={isOn}
        onPointerEnter={prepareActions}
        onFocus={prepareActions}
      >
        {children}
      </Button>
    </form>
  );
}
