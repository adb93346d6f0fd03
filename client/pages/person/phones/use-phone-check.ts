import { useState } from 'react';
import type { PhoneToCheck } from '../browser-model.ts';
import type { PhoneCheckView } from './phone-check.ts';

/** The check of a page's phones, started once by a click (P4-062, P4-063). Its code loads with the click. */
export function usePhoneCheck(phones: readonly PhoneToCheck[]) {
  const [view, setView] = useState<PhoneCheckView>(IDLE);
  const start = async () => {
    if (!canCheck(view.phase, phones)) return;
    setView({ ...IDLE, phase: 'checking' });
    try {
      const { runPhoneCheck } = await import('./run-phone-check.tsx');
      await runPhoneCheck(phones, setView);
    } catch {
      // The code did not load, so nothing was requested: the offer returns.
      setView(IDLE);
    }
  };
  return { view, start };
}

export const IDLE: PhoneCheckView = { phase: 'idle', line: null, aboutOf: () => null };

/** A check is skipped while one runs, after one is done, and if no phone is full (P4-063). */
export function canCheck(phase: PhoneCheckView['phase'], phones: readonly PhoneToCheck[]): boolean {
  return phase === 'idle' && phones.length > 0;
}
