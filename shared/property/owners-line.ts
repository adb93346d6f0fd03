import type { RecordDate } from '../contract/primitives.ts';
import type { Mortgage, Ownership, Property } from '../contract/records/property.ts';
import { formatWholeDollars } from '../copy/format/dollars.ts';
import { joinAnd } from '../copy/format/prose.ts';
import type { PropertyHolds } from '../copy/records/property-holds.ts';
import { propertyLineCopy as words } from '../copy/search/property-line.ts';
import type { LifeLine } from '../people/life-line/lane-model.ts';
import { layLine } from '../people/life-line/lay-line.ts';
import type { LineInput, Moment, Spell, Stay } from '../people/life-line/line-input.ts';
import { isOnCalendar } from '../people/record-date.ts';

/** The owners of a home on one line, and what stands beside its title. */
export interface OwnersLine {
  readonly line: LifeLine;
  readonly about: string;
}

/** The id of a change of ownership in the report below the line; 1 is the latest. */
export const ownerId = (number: number): string => `owner-${number}`;

const LANE_ORDER: readonly LifeLine['lanes'][number]['kind'][] = ['stretches', 'rings', 'bands', 'sentence'];

/**
 * The line of readers of the whole report: who owned the home from when to when, what it sold for, and its loans. null if
 * no change of ownership is on record.
 *
 * @param today milliseconds since 1970, UTC
 */
export function ownersLine({ ownerships }: Pick<Property, 'ownerships'>, today: number): OwnersLine | null {
  if (ownerships.length === 0) return null;
  const starts = ownerships.map(startOf);
  const stays = ownerships.map((ownership, index): Stay => {
    const label = namesOf(ownership);
    return {
      ...{ number: index + 1, label, listed: label, isMasked: false, isNow: index === 0 },
      ...{ from: starts[index] ?? null, to: starts[index - 1] ?? null, isOpen: index === 0 },
      href: `#${ownerId(index + 1)}`,
    };
  });
  const sales = ownerships.flatMap((ownership, index) => saleOf(ownership, starts[index] ?? null));
  const line = layLine({
    ...{ today, isOver: false },
    stays: { name: words.lanes.owners, of: stays, nowText: words.ownsNow },
    spells: [
      { name: words.lanes.loans, tone: 'work', of: ownerships.flatMap((_, at) => loansOf(ownerships, at, today)) },
    ],
    moments: { name: words.lanes.sales, of: sales },
    sentences: [],
  });
  // What it sold for comes before what was borrowed for it.
  const lanes = line.lanes.toSorted((a, b) => LANE_ORDER.indexOf(a.kind) - LANE_ORDER.indexOf(b.kind));
  const since = starts.at(-1)?.slice(0, 'YYYY'.length) ?? null;
  return { line: { ...line, lanes }, about: words.open(ownerships.length, sales.length, since) };
}

/**
 * The line of everybody else: how many owners, in order, all alike, without a name, a year or a price (F2-22). null if no
 * change of ownership is on record.
 *
 * @param today milliseconds since 1970, UTC
 */
export function maskedOwnersLine({ ownerships, sales, mortgages }: PropertyHolds, today: number): OwnersLine | null {
  if (ownerships === 0) return null;
  const stays = Array.from({ length: ownerships }, (_, index): Stay => {
    const number = index + 1;
    const label = maskedLabel(number, ownerships);
    return { number, label, listed: label, isMasked: true, isNow: number === 1, ...UNKNOWN };
  });
  const line = layLine({
    ...{ today, isOver: false },
    stays: { name: words.lanes.owners, of: stays, nowText: words.ownsNow },
    ...{ spells: [], moments: { name: words.lanes.sales, of: [] } },
    sentences: [
      ...(sales === undefined || sales === 0 ? [] : [sentence(words.lanes.sales, words.sales(sales))]),
      ...(mortgages === 0 ? [] : [sentence(words.lanes.loans, words.loans(mortgages))]),
    ],
  });
  return { line, about: words.masked(ownerships) };
}

const UNKNOWN = { from: null, to: null, isOpen: false, href: null } as const;

const sentence = (name: string, text: string): LineInput['sentences'][number] => ({ name, text, note: null });

function maskedLabel(number: number, owners: number): string {
  if (number === 1) return words.now;
  if (number === owners) return words.first;
  return number === 2 ? words.before : words.earlier;
}

function namesOf({ owners }: Ownership): string {
  return owners.length === 0 ? words.unnamed : joinAnd(owners.map(({ name }) => name.fullName));
}

/** When they got it: by the sale, otherwise by the deed that was recorded first, or the loan. 'YYYY-MM', 'YYYY' or null. */
function startOf({ saleDate, registryEntities, mortgages }: Ownership): string | null {
  const dates = [
    saleDate ?? null,
    ...registryEntities.map(({ recordingDate }) => recordingDate),
    ...mortgages.map(({ mortgageDate }) => mortgageDate),
  ].map(monthText);
  const [sale = null, ...others] = dates;
  return sale ?? others.filter((date) => date !== null).sort()[0] ?? null;
}

function monthText(date: RecordDate | null): string | null {
  if (date === null || !isOnCalendar(date)) return null;
  const year = String(date.year).padStart(4, '0');
  return date.month === null ? year : `${year}-${String(date.month).padStart(2, '0')}`;
}

function saleOf({ saleAmount }: Ownership, at: string | null): Moment[] {
  if (saleAmount === undefined || saleAmount === null || saleAmount < 0 || at === null) return [];
  const label = formatWholeDollars(saleAmount);
  return [{ label, listed: label, at, sublabel: (year) => year }];
}

/** A loan ends when it is due, at the latest when the home has a new owner. The source lists cash purchases as loans. */
function loansOf(ownerships: readonly Ownership[], at: number, today: number): Spell[] {
  const ownership = ownerships[at];
  const next = ownerships[at - 1];
  if (ownership === undefined) return [];
  const sold = next === undefined ? null : startOf(next);
  const thisMonth = new Date(today).toISOString().slice(0, 'YYYY-MM'.length);
  return ownership.mortgages
    .filter(({ cashPurchase }) => cashPurchase !== true)
    .map((mortgage): Spell => {
      const due = monthText(mortgage.mortgageDueDate);
      const to = [due, sold].filter((end) => end !== null).sort()[0] ?? null;
      const from = monthText(mortgage.mortgageDate) ?? startOf(ownership);
      return {
        label: words.loan(mortgage.mortgageTerm),
        listed: loanText(mortgage),
        from,
        to,
        isOpen: to === null || to > thisMonth,
      };
    });
}

function loanText({ mortgageAmount, mortgageTerm }: Mortgage): string {
  if (mortgageAmount === null || mortgageAmount < 0) return words.loan(mortgageTerm);
  return words.loanOf(formatWholeDollars(mortgageAmount), mortgageTerm);
}
