import { fillScore } from '../../shared/people/fill-score.ts';
import { nameKey } from '../../shared/people/name-key.ts';
import type {
  OwnershipRow,
  PersonNameRow,
  PersonPlaceRow,
  PersonRow,
  ResidenceRow,
} from '../../worker/origin/import/rows.ts';
import { calendarMonthOf, formatMonth, yearOf } from './calendar.ts';
import type { Human, Name } from './human.ts';
import type { Job } from './jobs.ts';
import { fullNameOf, halvesOf, otherNames } from './names.ts';
import type { Random } from './random.ts';
import type { Residence } from './residences.ts';

/** Shares of people of whom a month or a day of birth is not known, and of former addresses without a first month. */
const NO_DAY = 0.05;
const NO_MOVE_IN = 0.06;

/** What the person row says about the rows beside it. */
export interface PersonParts {
  readonly residences: readonly Residence[];
  readonly job: Job | null;
  readonly hasPhone: boolean;
  readonly hasEmail: boolean;
  readonly ownsProperty: boolean;
}

export function personRow(human: Human, parts: PersonParts, random: Random): PersonRow {
  const { residences, job } = parts;
  const [latest] = residences;
  const birth = birthColumns(human, random);
  const isCurrent = latest?.to === null;
  return {
    id: human.id,
    first_name: human.name.first,
    middle_name: human.name.middle,
    last_name: human.name.last,
    suffix: human.name.suffix,
    full_name: fullNameOf(human.name),
    akas: JSON.stringify(otherNames(human).map(fullNameOf)),
    ...birth,
    is_dead: human.death === null ? 0 : 1,
    current_place_id: latest?.address.place.id ?? null,
    job_title: job?.title ?? null,
    company_name: job?.company ?? null,
    company_domain: job?.domain ?? null,
    linkedin_url: job?.profileUrl ?? null,
    fill_score: fillScore({
      currentAddress: isCurrent,
      age: birth.birth_year !== null,
      phone: parts.hasPhone,
      email: parts.hasEmail,
      relative: human.relations.some(({ relation }) => relation !== 'associate'),
      formerAddress: residences.some(({ to }) => to !== null),
      job: job !== null,
      property: parts.ownsProperty,
    }),
    legacy_id: legacyId(random),
  };
}

/** The names a person is found by: the name itself, other names, halves of a double last name; each key once. */
export function nameRows(human: Human): PersonNameRow[] {
  const rows = new Map<string, PersonNameRow>();
  const add = (name: Name, last: string, kind: PersonNameRow['kind']): void => {
    const row: PersonNameRow = {
      last_key: nameKey(last),
      first_key: nameKey(name.first),
      middle_key: nameKey(name.middle ?? ''),
      kind,
      person_id: human.id,
    };
    const key = `${row.last_key}|${row.first_key}|${kind}`;
    if (!rows.has(key)) rows.set(key, row);
  };
  add(human.name, human.name.last, 'primary');
  for (const aka of otherNames(human)) add(aka, aka.last, 'aka');
  for (const name of [human.name, ...otherNames(human)]) {
    for (const half of halvesOf(name.last)) add(name, half, 'part');
  }
  return [...rows.values()];
}

export function residenceRows(human: Human, residences: readonly Residence[], random: Random): ResidenceRow[] {
  return residences.map(({ address, from, to }, index) => ({
    person_id: human.id,
    address_id: address.row.id,
    is_current: to === null ? 1 : 0,
    move_in: to !== null && random.chance(NO_MOVE_IN) ? null : formatMonth(from),
    move_out: to === null ? null : formatMonth(to),
    sort_order: index,
  }));
}

export function placeRows(human: Human, residences: readonly Residence[]): PersonPlaceRow[] {
  const places = new Map<number, boolean>();
  for (const { address, to } of residences) {
    places.set(address.place.id, (places.get(address.place.id) ?? false) || to === null);
  }
  return [...places].map(([place_id, isCurrent]) => ({
    person_id: human.id,
    place_id,
    is_current: isCurrent ? 1 : 0,
  }));
}

/** What the person owns or owned among the homes they lived in as head of the household or partner of it. */
export function ownershipRows(human: Human): OwnershipRow[] {
  const rows = new Map<string, OwnershipRow>();
  for (const { household, from, to } of human.memberships) {
    const isPartner =
      household.isCouple && human.unions.some(({ a, b }) => a === household.head || b === household.head);
    if (household.head !== human && !isPartner) continue;
    for (const stay of household.stays) {
      const pnp_id = stay.address.row.pnp_id;
      const wasThere = (to === null || stay.from < to) && (stay.to === null || stay.to > from);
      if (!stay.isOwned || pnp_id === null || !wasThere) continue;
      const isCurrent = stay.to === null && to === null;
      rows.set(pnp_id, { person_id: human.id, pnp_id, is_current: isCurrent ? 1 : 0 });
    }
  }
  return [...rows.values()];
}

function birthColumns(human: Human, random: Random): Pick<PersonRow, 'birth_year' | 'birth_month' | 'birth_day'> {
  const isDayUnknown = random.chance(NO_DAY);
  if (human.trait === 'bare' || human.trait === 'unknown-birth') {
    return { birth_year: null, birth_month: null, birth_day: null };
  }
  const birth_year = yearOf(human.birth);
  if (human.trait === 'birth-year-only') return { birth_year, birth_month: null, birth_day: null };
  const birth_month = calendarMonthOf(human.birth);
  return { birth_year, birth_month, birth_day: isDayUnknown ? null : human.birthDay };
}

/** 44 characters ending in '=': base64 of 32 bytes (P 2.2). */
function legacyId(random: Random): string {
  const bytes = new Uint32Array(8).map(() => random.word());
  return Buffer.from(bytes.buffer).toString('base64');
}
