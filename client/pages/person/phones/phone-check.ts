import type { ReactNode } from 'react';
import type { ActivityLabel } from '../../../../shared/contract/person/phone.ts';
import type { PhoneToCheck } from '../browser-model.ts';

/** What the check found for one phone. */
export interface CheckedPhone {
  readonly label: ActivityLabel;
  /** 'Best time: Daily 5-8 pm, your time'; null if unknown */
  readonly bestTime: string | null;
}

export interface DoneCheck {
  readonly phase: 'done';
  /** the visitor's time of day: '10:24 AM' */
  readonly at: string;
  /** by phone id */
  readonly phones: Readonly<Record<string, CheckedPhone>>;
}

/** A check that has started. */
export type PhoneCheck = { readonly phase: 'checking' } | DoneCheck;

/** What a row says about the check: that it is running, its result, or nothing. */
export type PhoneRowCheck = CheckedPhone | 'checking' | null;

/** Nothing is known about any phone, as after a failure (P4-069, P8-023). */
export function allUnknown(phones: readonly PhoneToCheck[]): DoneCheck {
  const unknown: CheckedPhone = { label: 'Unknown', bestTime: null };
  return { phase: 'done', at: '', phones: Object.fromEntries(phones.map(({ id }) => [id, unknown])) };
}

/** Whether a label is shown: only Active and Inactive are (P4-068). */
export function isTelling(label: ActivityLabel): label is 'Active' | 'Inactive' {
  return label !== 'Unknown';
}

/**
 * What a phone's row says; nothing for a phone that was not checked. An Unknown one gets an empty box, which disappears
 * when the line above the numbers is dismissed.
 */
export function rowCheck(
  { id }: PhoneToCheck,
  check: PhoneCheck,
  covered: readonly PhoneToCheck[],
  isPutAway: boolean,
): PhoneRowCheck {
  if (!covered.some((phone) => phone.id === id)) return null;
  if (check.phase === 'checking') return 'checking';
  const checked = check.phones[id] ?? null;
  return isPutAway && checked !== null && !isTelling(checked.label) ? null : checked;
}

/**
 * What the check shows: idle, checking or done (P4-062). Everything but the offer comes from code that loads with the
 * click.
 */
export interface PhoneCheckView {
  readonly phase: 'idle' | 'checking' | 'done';
  /** above the numbers; null shows the offer, or nothing once the finished check was dismissed */
  readonly line: ReactNode;
  /** in a phone's row */
  readonly aboutOf: (phone: PhoneToCheck) => ReactNode;
}
