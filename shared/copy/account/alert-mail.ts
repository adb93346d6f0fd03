import { formatDay } from '../format/day.ts';
import { countOf, formatCount } from '../format/numbers.ts';
import { foundChangesCopy } from './found-changes.ts';

/** What an alert counts: changes, people with changes, and people who have died. */
export interface AlertCounts {
  readonly changes: number;
  readonly changed: number;
  readonly died: number;
}

/** The heading, which is the subject as well: it names nobody, because others may see it on a locked screen. */
function heading({ changes, changed, died }: AlertCounts): string {
  if (changes === 0) return `Monitoring has ended for ${died === 1 ? 'a person' : `${formatCount(died)} people`}`;
  return `${countOf(changes, 'change')} for ${changed === 1 ? 'a person' : 'people'} you monitor`;
}

/** 'Nov 15 to Nov 22, 2026', or one day; both in milliseconds since 1970. */
function days({ from, to }: { readonly from: number; readonly to: number }): string {
  const [first, last] = [formatDay(from), formatDay(to)];
  if (first === last) return last;
  const year = /, \d+$/.exec(last)?.[0] ?? '';
  return `${first.endsWith(year) ? first.slice(0, first.length - year.length) : first} to ${last}`;
}

/** What an alert about monitored people says: names, kinds and counts, and never what the changed records say. */
export const alertMailCopy = {
  heading,
  found: (span: { readonly from: number; readonly to: number }) => `Found ${days(span)}.`,
  what: 'This email only names the kind of change. The details are on each person’s page.',
  lookups: 'Opening a page may use one of your lookups.',
  change: foundChangesCopy.found,
  died: 'Now listed as deceased, so this is the last alert about this person.',
  more: (count: number) => `and ${count === 1 ? '1 more person' : `${formatCount(count)} more people`}`,
  see: 'See what changed',
  seeMonitored: 'See who you monitor',
  stopOne: 'Stop monitoring',
  /** `name` may be in another direction of writing: isolate it */
  stopNamed: (name: string) => `Stop monitoring ${name}:`,
  asked: (since: number) => `You have monitored people since ${formatDay(since)}.`,
  stopAll: 'Stop all alerts',
  choose: 'Manage alerts',
} as const;
