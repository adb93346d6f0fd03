import { monitorRelativesCopy } from '../../../../shared/copy/person/monitor.ts';
import { personActionCopy, shortName } from '../../../../shared/copy/person/person-actions.ts';
import { firstNameOf } from '../../../../shared/people/mention.ts';
import { withStateFlag } from '../../../../shared/urls/builders/state-flag-paths.ts';
import { loginWays } from '../../../../shared/urls/login-ways.ts';
import { track } from '../../../analytics/track.ts';
import { openOver } from '../../../ui/overlay/open-over.ts';
import { showSnackbar } from '../../../ui/overlay/show-snackbar.ts';
import type { PersonPageCore } from '../browser-model.ts';
import type { Toggle } from '../header/toggle-store.ts';
import { ownHref } from '../people-links.ts';
import { ChangesPopover } from './ChangesPopover.tsx';
import { MonitorDialog } from './MonitorDialog.tsx';
import type { MonitorSubject } from './monitor-by-email.ts';
import { StopMonitoringDialog } from './StopMonitoringDialog.tsx';

/**
 * What a press of a monitoring button opens, for whoever cannot start at once, or monitors already: the dialog that starts
 * it (P4-011), the list of changes if the page has their counts (P4-014), or the question whether to stop (P4-012).
 *
 * @param pressed the button; or, if the session turned out to be over, whether the visitor wanted to monitor
 */
export function openMonitor(page: PersonPageCore, monitor: Toggle, pressed: HTMLElement | boolean): void {
  if (pressed === false) void askToLogIn(page);
  else if (pressed === true || !monitor.get()) openMonitorDialog(page, monitor, '');
  else if (page.changes === undefined) askToStop(page, monitor);
  else openChanges(page, monitor, pressed);
}

/** @param email the reader's address, if the link that led here named it */
export function openMonitorDialog(page: PersonPageCore, monitor: Toggle, email: string): void {
  const subject = subjectOf(page);
  const path = ownHref(page);
  openOver((close) => (
    <MonitorDialog
      subject={subject}
      relatives={page.relativesToOffer ?? []}
      email={email}
      redirect={withStateFlag(path, 'monitor')}
      onMonitored={() => monitor.assume(true)}
      onClose={({ outcome, hasLoggedIn, relatives }) => {
        close();
        const isMonitored = outcome === 'monitored';
        // The page of an account shows more, and says itself that the person is monitored.
        if (hasLoggedIn) location.assign(isMonitored ? withStateFlag(path, 'monitor') : path);
        else if (isMonitored) sayMonitored(subject, relatives);
      }}
    />
  ));
}

function sayMonitored({ fullName }: MonitorSubject, relatives: number): void {
  const name = shortName(fullName);
  const text = relatives === 0 ? personActionCopy.monitoring(name) : monitorRelativesCopy.also(name, relatives);
  showSnackbar({ text, style: 'success' });
}

function askToStop(page: PersonPageCore, monitor: Toggle): void {
  openOver((close) => (
    <StopMonitoringDialog
      subject={subjectOf(page)}
      onClose={close}
      onStop={() => {
        if (monitor.get()) monitor.flip();
      }}
    />
  ));
}

function openChanges(page: PersonPageCore, monitor: Toggle, button: HTMLElement): void {
  const changes = page.changes ?? [];
  track('changes_shown', { kinds: changes.length });
  openOver((close) => (
    <ChangesPopover
      first={firstNameOf(page.details.results)}
      changes={changes}
      button={button}
      onClose={close}
      onStop={() => askToStop(page, monitor)}
    />
  ));
}

/** For a reader whose session ended before they stopped: only the account knows what it monitors. */
async function askToLogIn(page: PersonPageCore): Promise<void> {
  const { openLoginDialog } = await import('../../../account/open-login-dialog.tsx');
  const redirect = withStateFlag(ownHref(page), 'unmonitor');
  const text = personActionCopy.logIn.toStop(shortName(page.details.results.name.fullName));
  openLoginDialog({ text, redirect, ways: loginWays({ redirect }), email: '', upsell: null });
}

function subjectOf({ details: { results: person } }: PersonPageCore): MonitorSubject {
  return { id: person.id, fullName: person.name.fullName, first: firstNameOf(person) };
}
