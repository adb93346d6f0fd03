import { fillScore } from '../../shared/people/fill-score.ts';
import { halvesOf } from '../../shared/people/names/last-name-halves.ts';
import type {
  JobFacts,
  PersonNameRow,
  PersonPlaceRow,
  PersonRow,
  ResidenceRow,
  SourceName,
} from '../../worker/origin/import/rows.ts';
import { ADULT_AGE, calendarMonthOf, formatMonth, REFERENCE_MONTH, yearOf } from './calendar.ts';
import type { Name, VisibleHuman } from './lives/human.ts';
import type { Residence } from './lives/residences.ts';
import { keyOfName } from './names/name-keys.ts';
import { fullNameOf, otherNames } from './names/names.ts';
import { provenanceOf } from './provenance.ts';
import type { Random } from './random.ts';
import type { Job } from './work/jobs.ts';

/** Shares of people without a known month or day of birth, and of former addresses without a first month. */
const NO_DAY = 0.05;
const NO_MOVE_IN = 0.06;
/** Share of addresses used only for mail. */
const ONLY_MAIL = 0.03;
/** Share of addresses whose id arrives after the details, and of unknown birth dates that a later source has. */
const LATE_ADDRESS_ID = 0.02;
const LATE_BIRTH = 0.5;

/** Random sources: late data has its own, so that it changes nothing else. */
interface Randoms {
  readonly people: Random;
  readonly late: Random;
}

/** What the person row says about related rows. */
export interface PersonParts {
  readonly residences: readonly Residence[];
  readonly job: Job | null;
  readonly career: JobFacts | null;
  readonly hasPhone: boolean;
  readonly hasEmail: boolean;
  readonly ownsProperty: boolean;
}

export function personRow(human: VisibleHuman, parts: PersonParts, { people: random, late }: Randoms): PersonRow {
  const { residences, job } = parts;
  const { first, middle, last, suffix } = human.name;
  const [latest] = residences;
  const birth = birthColumns(human, random);
  const hasLateBirth = human.trait === 'unknown-birth' && late.chance(LATE_BIRTH);
  const others = otherNames(human);
  return {
    key: human.listed.key,
    id: human.listed.id,
    first_name: first,
    middle_name: middle,
    last_name: last,
    suffix,
    full_name: fullNameOf(human.name),
    first_key: keyOfName(first),
    last_key: keyOfName(last),
    akas: others.length === 0 ? '[]' : JSON.stringify(others.map(fullNameOf)),
    birth_year: birth.year,
    birth_month: birth.month,
    birth_day: birth.day,
    late_birth_year: hasLateBirth ? yearOf(human.birth) : null,
    late_birth_month: hasLateBirth ? calendarMonthOf(human.birth) : null,
    is_dead: human.death === null ? 0 : 1,
    home_place_id: latest?.address.place.id ?? null,
    job_title: job?.title ?? null,
    company_name: job?.company ?? null,
    company_domain: job?.domain ?? null,
    linkedin_url: job?.profileUrl ?? null,
    job_facts: parts.career === null ? null : JSON.stringify(parts.career),
    fill_score: fillScore({
      currentAddress: latest?.to === null,
      age: birth.year !== null,
      phone: parts.hasPhone,
      email: parts.hasEmail,
      relative: human.listed.relations.some(({ relation }) => relation !== 'associate'),
      formerAddress: residences.some(({ to }) => to !== null),
      job: job !== null,
      property: parts.ownsProperty,
    }),
    legacy_id: legacyId(random),
  };
}

/** The names a person is found by: the name, other names, halves of a double last name; each key once. */
export function nameRows(human: VisibleHuman): PersonNameRow[] {
  const rows: PersonNameRow[] = [];
  const add = (name: Name, last: string, kind: PersonNameRow['kind']): void => {
    const last_key = keyOfName(last);
    const first_key = keyOfName(name.first);
    if (rows.some((row) => row.last_key === last_key && row.first_key === first_key && row.kind === kind)) return;
    const middle_key = name.middle === null ? '' : keyOfName(name.middle);
    rows.push({ person_key: human.listed.key, last_key, first_key, middle_key, kind });
  };
  const others = otherNames(human);
  add(human.name, human.name.last, 'primary');
  for (const aka of others) add(aka, aka.last, 'aka');
  for (const name of [human.name, ...others]) for (const half of halvesOf(name.last)) add(name, half, 'part');
  return rows;
}

export function residenceRows(
  human: VisibleHuman,
  residences: readonly Residence[],
  { people: random, late }: Randoms,
): ResidenceRow[] {
  return residences.map(({ address, from, to, isOwned }, index) => {
    // With their parents, people have an address of their own on record only later.
    const isWithParents = from === human.birth + ADULT_AGE * 12;
    const isStartUnknown = isWithParents || (to !== null && random.chance(NO_MOVE_IN));
    // A move with an unknown month is first seen later.
    const noticed = isStartUnknown ? Math.floor((from + (to ?? REFERENCE_MONTH)) / 2) : from;
    const seen = provenanceOf(noticed, to, sourceOfResidence(isOwned, random), random);
    return {
      person_key: human.listed.key,
      address_key: address.key,
      is_current: to === null ? 1 : 0,
      move_in: isStartUnknown ? null : formatMonth(from),
      move_out: to === null ? null : formatMonth(to),
      contact_type: to !== null && random.chance(ONLY_MAIL) ? 'Mailing' : 'Home',
      sort_order: index,
      is_address_id_late: late.chance(LATE_ADDRESS_ID) ? 1 : 0,
      first_seen: seen.first_seen,
      last_seen: seen.last_seen,
      source: seen.source,
    };
  });
}

export function placeRows(human: VisibleHuman, residences: readonly Residence[]): PersonPlaceRow[] {
  const rows: PersonPlaceRow[] = [];
  // Current residences come first, so a place seen again is already marked current if it is.
  for (const { address, to } of residences) {
    const place_id = address.place.id;
    if (rows.some((row) => row.place_id === place_id)) continue;
    rows.push({ person_key: human.listed.key, place_id, is_current: to === null ? 1 : 0 });
  }
  return rows;
}

function sourceOfResidence(isOwned: boolean, random: Random): SourceName {
  const turn = random.next();
  if (isOwned && turn < 0.7) return 'property record';
  if (turn < 0.8) return 'public directory';
  return turn < 0.95 ? 'self-reported' : 'court record';
}

/** Whether the month of birth is on record. */
export function isBirthMonthKnown({ trait }: VisibleHuman): boolean {
  return trait !== 'bare' && trait !== 'unknown-birth' && trait !== 'birth-year-only';
}

function birthColumns(
  human: VisibleHuman,
  random: Random,
): { year: number | null; month: number | null; day: number | null } {
  const isDayUnknown = random.chance(NO_DAY);
  if (human.trait === 'bare' || human.trait === 'unknown-birth') return { year: null, month: null, day: null };
  const year = yearOf(human.birth);
  if (human.trait === 'birth-year-only') return { year, month: null, day: null };
  return { year, month: calendarMonthOf(human.birth), day: isDayUnknown ? null : human.birthDay };
}

const LEGACY_BYTES = Buffer.alloc(32);

/** 44 characters ending in '=': base64 of 32 bytes (P2-010). */
function legacyId(random: Random): string {
  for (let at = 0; at < LEGACY_BYTES.length; at += 4) LEGACY_BYTES.writeUInt32LE(random.word(), at);
  return LEGACY_BYTES.toString('base64');
}
