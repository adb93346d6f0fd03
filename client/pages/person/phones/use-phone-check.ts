import { useState } from 'react';
import type { FullPhone } from '../../../../shared/contract/phone.ts';
import { canCheck, IDLE, type PhoneCheckView } from './phone-check-view.ts';

/** The check of a page's phones, which a click starts, once (P4-062, P4-063). Its code comes with the click. */
export function usePhoneCheck(phones: readonly FullPhone[]) {
  const [view, setView] = useState<PhoneCheckView>(IDLE);
  const start = async () => {
    if (!canCheck(view.phase, phones)) return;
    setView({ ...IDLE, phase: 'checking' });
    try {
      const { runPhoneCheck } = await import('./run-phone-check.tsx');
      await runPhoneCheck(phones, setView);
    } catch {
      // The code did not load, so nothing was asked: the offer stands again.
      setView(IDLE);
    }
  };
  return { view, start };
}
