import { personActionCopy, shortName } from '../../../../shared/copy/person/person-actions.ts';
import { track } from '../../../analytics/track.ts';
import { CallFailed, callApi } from '../../../api/call-api.ts';
import { logError } from '../../../api/log.ts';
import { startMonitoring } from '../../../api/start-monitoring.ts';
import { showSnackbar } from '../../../ui/overlay/show-snackbar.ts';
import type { PersonPageCore } from '../browser-model.ts';

/** How long a message stays after saving, in milliseconds (P4-041). */
const SAVED_MS = 4_000;
/** Statuses of a call that needs a session and has none. */
const NO_SESSION = [401, 403];

/**
 * Starts or stops monitoring and reports the result: a snackbar for success (P4-020), an alert if the answer is empty
 * (P7-024, P7-027, P8-013) or if the call fails, which is also logged. If the session is gone, the visitor is asked to
 * log in.
 */
export async function sendMonitor(
  { details: { results: person } }: PersonPageCore,
  isOn: boolean,
  isStillWished: () => boolean,
  askToLogIn: () => void,
): Promise<boolean> {
  const name = person.name.fullName;
  try {
    const isDone = isOn
      ? await startMonitoring(person.id, name)
      : (await callApi<'stopMonitoring'>('DELETE', '/api/monitor/', { body: { personId: person.id } })) !== null;
    if (isDone) {
      track('monitor_toggled', { isOn });
      const said = isOn ? personActionCopy.monitoring : personActionCopy.notMonitoring;
      if (isStillWished()) showSnackbar({ text: said(shortName(name)), style: 'success' });
      return true;
    }
  } catch (error) {
    if (error instanceof CallFailed && NO_SESSION.includes(error.status)) {
      if (isStillWished()) askToLogIn();
      return false;
    }
    logError('monitor-person', error);
  }
  if (isStillWished()) {
    const text = isOn ? personActionCopy.cannotMonitor : personActionCopy.cannotStopMonitoring;
    showSnackbar({ text, style: 'error' });
  }
  return false;
}

/**
 * Adds the person to the viewer's list or removes them. Success shows for 4 seconds, in the color of success or, for a
 * removal, of a notice (P4-041, P4-042); failures are only logged (P4-043, P8-020).
 */
export async function sendSave(
  { details: { results: person, myContactsListId } }: PersonPageCore,
  isOn: boolean,
  isStillWished: () => boolean,
): Promise<boolean> {
  try {
    if (myContactsListId === null) throw new Error('no contact list');
    const body = { contactListId: myContactsListId, personId: person.id };
    if (isOn) await callApi<'saveContact'>('PUT', '/api/contact-list/person', { body });
    else await callApi<'removeContact'>('DELETE', '/api/contact-list/person', { body });
  } catch (error) {
    logError('save-contact', error);
    return false;
  }
  track('save_toggled', { isOn });
  const name = shortName(person.name.fullName);
  if (isStillWished())
    showSnackbar(
      isOn
        ? { text: personActionCopy.saved(name), style: 'success', durationMs: SAVED_MS }
        : { text: personActionCopy.unsaved(name), style: 'neutral-blue', durationMs: SAVED_MS },
    );
  return true;
}
