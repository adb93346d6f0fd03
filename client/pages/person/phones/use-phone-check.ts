import { useState } from 'react';
import type { Person } from '../../../../shared/contract/person/person.ts';
import type { FullPhone, Phone } from '../../../../shared/contract/person/phone.ts';
import type { PhoneCheckView } from './phone-check.ts';

/** The check of a page's phones, started once by a click (P4-062, P4-063). Its code loads with the click. */
export function usePhoneCheck(phones: readonly FullPhone[]) {
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

/** The phones that a check covers: the first full mobile and the first full landline (P4-064). */
export function phonesToCheck({ mobilePhones, landlinePhones }: Person): readonly FullPhone[] {
  return [mobilePhones, landlinePhones].flatMap((phones) => phones.find(isFull) ?? []);
}

/** A check is skipped while one runs, after one is done, and if no phone is full (P4-063). */
export function canCheck(phase: PhoneCheckView['phase'], phones: readonly FullPhone[]): boolean {
  return phase === 'idle' && phones.length > 0;
}

function isFull(phone: Phone): phone is FullPhone {
  return phone.type === 'full';
}
