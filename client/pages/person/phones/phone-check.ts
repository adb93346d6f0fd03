import type { ActivityLabel, FullPhone } from '../../../../shared/contract/person/phone.ts';

/** What the check found of one phone. */
export interface CheckedPhone {
  readonly label: ActivityLabel;
  /** 'Best time: Daily 5-8 pm, your time'; null where that is not known */
  readonly bestTime: string | null;
}

export interface DoneCheck {
  readonly phase: 'done';
  /** the reader's time of day: '10:24 AM' */
  readonly at: string;
  /** by phone id */
  readonly phones: Readonly<Record<string, CheckedPhone>>;
}

/** A check that was started. */
export type PhoneCheck = { readonly phase: 'checking' } | DoneCheck;

/** What a row says of the check: that it runs, what it found, or nothing. */
export type PhoneRowCheck = CheckedPhone | 'checking' | null;

/** Nothing is known of any phone, as after a failure (P4-069, P8-023). */
export function allUnknown(phones: readonly FullPhone[]): DoneCheck {
  const unknown: CheckedPhone = { label: 'Unknown', bestTime: null };
  return { phase: 'done', at: '', phones: Object.fromEntries(phones.map(({ id }) => [id, unknown])) };
}

/** Whether a label is shown: only Active and Inactive are (P4-068). */
export function isTelling(label: ActivityLabel): label is 'Active' | 'Inactive' {
  return label !== 'Unknown';
}

/**
 * What a phone's row says; of a phone that was not checked nothing. That of an Unknown one is an empty box, which goes
 * with the line above the numbers when the reader puts that away.
 */
export function rowCheck(
  { id }: FullPhone,
  check: PhoneCheck,
  covered: readonly FullPhone[],
  isPutAway: boolean,
): PhoneRowCheck {
  if (!covered.some((phone) => phone.id === id)) return null;
  if (check.phase === 'checking') return 'checking';
  const checked = check.phones[id] ?? null;
  return isPutAway && checked !== null && !isTelling(checked.label) ? null : checked;
}
