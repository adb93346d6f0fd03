import type { MatchIndicator } from '../../../shared/contract/primitives.ts';
import type {
  Party,
  RecordCategory,
  RecordGroupName,
  RecordRow,
  SourceName,
} from '../../../worker/origin/import/rows.ts';
import { DAYS, formatDay, type Month, workdayIn } from '../calendar.ts';
import type { VisibleHuman } from '../lives/human.ts';
import type { Residence } from '../lives/residences.ts';
import type { Place } from '../places/places.ts';
import type { Random } from '../random.ts';
import type { Job } from '../work/jobs.ts';

/** The person whose records are generated, with the facts they must match. */
export interface Subject {
  readonly human: VisibleHuman;
  /** the first and the last month of possible records */
  readonly first: Month;
  readonly last: Month;
  readonly residences: readonly Residence[];
  readonly job: Job | null;
  /** as on the person's page: 'YYYY-MM-DD', 'YYYY-MM', 'YYYY' or null */
  readonly birthDate: string | null;
  readonly random: Random;
  /** homes that the person has lost in court: nobody is evicted twice from the same one */
  readonly lost: Set<Residence>;
  /** criminal and traffic cases so far */
  readonly cases: CourtCase[];
  /** the age in years from which somebody who has served is a veteran; null for others */
  readonly veteranFrom: number | null;
  /** professional licenses and permits so far */
  readonly licenses: HeldLicense[];
}

/** Something that nobody has twice at a time. */
export interface HeldLicense {
  /** 'Notary Public OR' */
  readonly what: string;
  readonly from: Month;
  /** the last month */
  readonly to: Month;
}

/** A case in which somebody had to appear in court. */
export interface CourtCase {
  readonly place: Place;
  /** 'YYYY-MM-DD' */
  readonly filedOn: string;
  readonly decidedOn: string;
}

/** A record before it has an id: the part its kind determines. */
export interface Draft {
  readonly group: RecordGroupName;
  readonly category: RecordCategory;
  readonly title: string;
  readonly stateCode: string;
  readonly filed: string | null;
  /** of the filing, whether or not the date shows it */
  readonly month: Month;
  readonly body: object;
  readonly parties: readonly Party[];
  /** of a residence in the record, or null */
  readonly addressKey: number | null;
  readonly source: SourceName;
}

export const NO_PARTIES: readonly Party[] = [];

/** Share of records with the person's address. */
const TELLS_ADDRESS = 0.65;
/** Shares of dates with only a month, and with only a year. */
const MONTH_ONLY = 0.07;
const YEAR_ONLY = 0.06;

/** Where the person lived in a month, if known; otherwise the home before it, or the first known one. */
export function residenceIn(subject: Subject, month: Month): Residence {
  const { residences } = subject;
  // The latest home comes first.
  const home = knownHomeIn(subject, month) ?? residences.find(({ from }) => from <= month) ?? residences.at(-1);
  if (home === undefined) throw new Error('a record of somebody who lived nowhere');
  return home;
}

function knownHomeIn({ residences }: Subject, month: Month): Residence | undefined {
  return residences.find(({ from, to }) => from <= month && (to === null || to > month));
}

/** The first month of possible records at an age, in years. */
export function firstAt({ human, first }: Subject, age: number): Month {
  // A birthday may come at the end of its month.
  return Math.max(first, human.birth + age * 12 + 1);
}

/** The last month of possible records below an age, in years. */
export function lastAt({ human, last }: Subject, age: number): Month {
  return Math.min(last, human.birth + age * 12 - 1);
}

/** The month since which somebody has lived in the state where they live now or lived last. */
export function inStateSince({ residences }: Subject): Month {
  const state = residences[0]?.address.place.stateCode;
  const left = residences.findIndex(({ address }) => address.place.stateCode !== state);
  return residences[(left === -1 ? residences.length : left) - 1]?.from ?? 0;
}

export function placeIn(subject: Subject, month: Month): Place {
  return residenceIn(subject, month).address.place;
}

/** The address in a record from a month: for some records, one the person had then. */
export function addressIn(subject: Subject, month: Month): number | null {
  if (!tellsAddress(subject)) return null;
  return knownHomeIn(subject, month)?.address.key ?? null;
}

/** Whether a record tells the person's address. */
export function tellsAddress({ random }: Subject): boolean {
  return random.chance(TELLS_ADDRESS);
}

/** Any day in a month, for what does not need an office. */
export function dayIn(month: Month, random: Random): string {
  return formatDay(month, random.between(1, DAYS));
}

/** A workday a number of months after a month, or null if that is past the last possible month. */
export function dayAfter({ last, random }: Subject, month: Month, months: number): string | null {
  return month + months > last ? null : workdayIn(month + months, random);
}

/** A date as courts record it: sometimes only the month or the year. */
export function asWritten(date: string, random: Random): string {
  const turn = random.next();
  if (turn < YEAR_ONLY) return date.slice(0, 4);
  return turn < YEAR_ONLY + MONTH_ONLY ? date.slice(0, 7) : date;
}

/** A value that is not always recorded. */
export function maybe<T>(value: T, random: Random, missing = 0.12): T | null {
  return random.chance(missing) ? null : value;
}

/** How a record's birth date, 'YYYY-MM-DD' or the known part of it, fits the person's; most records have none. */
export function birthDateMatch(birthDate: string | null): MatchIndicator {
  const method = birthDate === null ? 'Not given' : birthDate.length === 10 ? 'Exact' : 'Partial';
  return { item: 'Date of birth', method };
}

/**
 * What a civil record or a license was matched on, from what it has: always the name, a birth date on few, and an address
 * where it gives one of the person's.
 */
function matchesOf({ body, addressKey }: Draft): MatchIndicator[] {
  const { birthDate = null } = body as { readonly birthDate?: string | null };
  return [
    { item: 'Name', method: 'Exact' },
    birthDateMatch(birthDate),
    ...(addressKey === null ? [] : [{ item: 'Address', method: 'Exact' }]),
  ];
}

/** A draft's row. A draft that does not say what it was matched on is matched by its facts. */
export function recordRow(
  draft: Draft,
  ids: { readonly key: number; readonly id: string },
  person_key: number,
  seen: Pick<RecordRow, 'first_seen' | 'last_seen'>,
): RecordRow {
  return {
    key: ids.key,
    id: ids.id,
    person_key,
    record_group: draft.group,
    category: draft.category,
    title: draft.title,
    state_code: draft.stateCode,
    filed: draft.filed,
    body: JSON.stringify({ matchIndicators: matchesOf(draft), ...draft.body }),
    parties: draft.parties.length === 0 ? '[]' : JSON.stringify(draft.parties),
    address_key: draft.addressKey,
    first_seen: seen.first_seen,
    last_seen: seen.last_seen,
    source: draft.source,
  };
}
