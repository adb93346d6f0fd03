import type { ReactNode } from 'react';
import { personHeaderCopy } from '../../../../shared/copy/person/person-header.ts';
import { paths } from '../../../../shared/urls/paths.ts';
import { Button } from '../../../ui/action/Button.tsx';
import { Icon } from '../../../ui/text/Icon.tsx';
import { userIdOf } from '../../../user-id.ts';
import type { PersonPageCore } from '../browser-model.ts';
import { askDelinquent, openMonitor, personToggles, prepareActions, useCell } from './person-toggles.ts';

/**
 * Starts and stops monitoring (P2-144, P4-009, P4-017); all buttons on a page show the same state (P4-013). There is
 * none for someone who has died (P2-145, P6-039). Visitors who are neither logged in nor known by a user_id cookie get
 * the dialog that asks for an address (P4-010, P6-036), and nothing stops without a question (P4-012).
 */
export function PersonMonitorButton({ page, form }: { page: PersonPageCore; form: 'monitor' | 'notify' }) {
  const { monitor } = personToggles(page);
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
      asksAt={isOn && paths.monitor({ personId: person.id })}
      onFlip={(button) => {
        const isTold = askDelinquent(page);
        if (!isOn && (page.isLoggedIn || userIdOf(document.cookie) !== undefined)) monitor.flip();
        else
          void isTold.then((is) => {
            if (!is) void openMonitor(page, button);
          });
      }}
    >
      <Icon name="bell" size={form === 'notify' ? 16 : 20} />
      {personHeaderCopy.monitor[form][isOn ? 'on' : 'off']}
    </PersonToggleButton>
  );
}

/**
 * A toggle that is a form: without JavaScript it posts `action` to the page's own address, or opens the page `asksAt`,
 * which asks first; with it, `onFlip` handles the click. Pointing at the button starts loading the calls.
 *
 * It has `aria-pressed` although its label changes, and so is announced as 'Saved, pressed'. The state is what the
 * button's look shows; the accessible name must be the visible label for people who use voice control.
 */
export function PersonToggleButton({
  action,
  isOn,
  size = 'normal',
  field,
  value,
  asksAt,
  onFlip,
  children,
}: {
  action: 'monitor' | 'unmonitor' | 'save' | 'unsave';
  isOn: boolean;
  size?: 'normal' | 'small';
  /** what else the form sends */
  field: 'name' | 'list';
  value: string | number;
  asksAt?: string | false;
  onFlip: (button: HTMLElement) => void;
  children: ReactNode;
}) {
  return (
    <form
      method={asksAt ? 'get' : 'post'}
      action={asksAt || undefined}
      onSubmit={(event) => {
        event.preventDefault();
        onFlip(event.currentTarget);
      }}
    >
      {asksAt ? null : <input type="hidden" name={field} value={value} />}
      <Button
        type="submit"
        name={asksAt ? undefined : 'do'}
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
