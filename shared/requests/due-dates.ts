import { addDays, type CalendarDay, dayIn, dayOfWeek, endOfDay } from './calendar-day.ts';
import { isFederalHoliday } from './federal-holidays.ts';
import type { RequestKind } from './request-kinds.ts';

/**
 * How long each step may take. California sets the first four (11 CCR 7021, 7026, 7027); other states' laws give as much
 * or more. New Jersey's Daniel's Law sets ten business days; the 72 hours for judges are our own promise for the Daniel
 * Anderl Act, which asks for removal after a written request.
 */
export const REQUEST_CLOCKS = {
  acknowledgeBusinessDays: 10,
  answerDays: 45,
  extensionDays: 45,
  saleBusinessDays: 15,
  /** an opt-out of sale that nobody has confirmed takes effect: whoever reads the mailbox may withdraw it until then */
  saleHours: 24,
  judicialHours: 72,
  judicialBusinessDays: 10,
} as const;

/**
 * A request's day begins where the day begins last in the contiguous states, and a due day ends where it ends first: so a
 * date holds wherever in them somebody asks from.
 */
const BEGINS_IN = 'America/Los_Angeles';
const ENDS_IN = 'America/New_York';
const HOUR_MS = 3_600_000;

/** When each step of a request is due, in milliseconds since 1970; null for a step that its kind does not have. */
export interface DueDates {
  /** we have confirmed that it reached us */
  readonly acknowledgeBy: number | null;
  /** it is answered or carried out */
  readonly answerBy: number;
  /** of covered persons: what federal law covers is carried out */
  readonly soonBy: number | null;
}

/** The due dates of a request that arrived `at` that time, in milliseconds since 1970. */
export function dueDatesOf(kind: RequestKind, at: number): DueDates {
  switch (kind) {
    case 'access':
    case 'delete':
    case 'correct':
      return {
        acknowledgeBy: afterBusinessDays(at, REQUEST_CLOCKS.acknowledgeBusinessDays),
        answerBy: afterDays(at, REQUEST_CLOCKS.answerDays),
        soonBy: null,
      };
    case 'limit':
    case 'opt-out':
      return { acknowledgeBy: null, answerBy: afterBusinessDays(at, REQUEST_CLOCKS.saleBusinessDays), soonBy: null };
    case 'judicial':
      return {
        acknowledgeBy: null,
        answerBy: afterBusinessDays(at, REQUEST_CLOCKS.judicialBusinessDays),
        soonBy: at + REQUEST_CLOCKS.judicialHours * HOUR_MS,
      };
  }
}

/** When an answer is due once it has been put off, from the request's arrival. */
export function extendedAnswerBy(at: number): number {
  return afterDays(at, REQUEST_CLOCKS.answerDays + REQUEST_CLOCKS.extensionDays);
}

/** The last moment of the day that many calendar days later. The day of arrival does not count. */
export function afterDays(at: number, days: number): number {
  return lastMoment(addDays(dayIn(BEGINS_IN, at), days));
}

/** The same in business days: neither Saturdays, Sundays nor federal holidays count. */
export function afterBusinessDays(at: number, days: number): number {
  let day = dayIn(BEGINS_IN, at);
  for (let left = days; left > 0; ) {
    day = addDays(day, 1);
    if (isBusinessDay(day)) left -= 1;
  }
  return lastMoment(day);
}

export function isBusinessDay(day: CalendarDay): boolean {
  const weekday = dayOfWeek(day);
  return weekday !== 0 && weekday !== 6 && !isFederalHoliday(day);
}

/** The day of a due date, as a reader is told it. */
export function dueDay(dueAt: number): CalendarDay {
  return dayIn(ENDS_IN, dueAt);
}

const lastMoment = (day: CalendarDay): number => endOfDay(ENDS_IN, day) - 1;
