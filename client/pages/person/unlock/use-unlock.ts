import { useRef, useState } from 'react';
import { PERSON_SECTIONS } from '../../../../shared/people/person-sections.ts';
import { track } from '../../../analytics/track.ts';
import { CallFailed } from '../../../api/call-api.ts';
import { unlockReport } from '../../../api/unlock-report.ts';

/**
 * `working` lasts until the page has reloaded; `failed`: a retry may work; `no-credit`: the last one was used
 * meanwhile; `logged-out`: the session has ended; `empty`: the report has no records.
 */
export type UnlockState = 'asking' | 'working' | 'failed' | 'no-credit' | 'logged-out' | 'empty';

const REFUSALS: Readonly<Record<number, UnlockState>> = { 401: 'logged-out', 402: 'no-credit', 409: 'empty' };

/**
 * Unlocks a person's report. Meanwhile the button is disabled (F4-02), and a second click does nothing. A failure
 * enables it again (F4-06).
 */
export function useUnlock(personId: string, onFailed: (state: UnlockState) => void) {
  const [state, setState] = useState<UnlockState>('asking');
  const isRunning = useRef(false);
  const unlock = () => {
    if (isRunning.current) return;
    isRunning.current = true;
    setState('working');
    unlockReport(personId).then(
      () => {
        track('report_unlocked', {});
        showUnlocked();
      },
      (error) => {
        isRunning.current = false;
        const failed = (error instanceof CallFailed ? REFUSALS[error.status] : undefined) ?? 'failed';
        setState(failed);
        onFailed(failed);
      },
    );
  };
  return { state, unlock };
}

/** Reloads this page, which now has the report (F4-05); arrive-at-report.ts scrolls to it. */
function showUnlocked(): void {
  history.replaceState(history.state, '', `#${PERSON_SECTIONS.background.anchor}`);
  history.scrollRestoration = 'manual';
  location.reload();
}
