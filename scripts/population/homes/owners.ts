import type { OwnershipRow } from '../../../worker/origin/import/rows.ts';
import { formatMonth, type Month, monthOf, REFERENCE_MONTH, yearsBetween } from '../calendar.ts';
import { earlier } from '../lives/households.ts';
import { type Human, isVisible, type VisibleHuman } from '../lives/human.ts';
import type { Residence } from '../lives/residences.ts';
import { fullNameOf } from '../names/names.ts';
import type { Random } from '../random.ts';
import type { AddressBook, AddressEntry, Owner } from './addresses.ts';
import { costIn, meansOf } from './means.ts';

/** Share of people over 35 who own a home they do not live in. */
const IS_LANDLORD = 0.04;
const LANDLORDS_BORN_BEFORE = monthOf(1991, 1);
/** How many other homes a person with every kind of data owns. */
const HOMES_OF_RICH = 3;
/** The minimum age, in months, for buying rental homes, and how long ago at most. */
const LANDLORD_AGE = 28 * 12;
const LANDLORD_SINCE = 18 * 12;

/**
 * Records who in a family owns or owned the homes it bought: head of the household and partner, each for as long as
 * they lived there. Stored with the people and with the addresses.
 */
export function settleOwners(family: readonly Human[]): void {
  for (const human of family) {
    for (const { household, from: since, to: until } of human.memberships) {
      const isPartner =
        household.isCouple && human.unions.some(({ a, b }) => a === household.head || b === household.head);
      if (household.head !== human && !isPartner) continue;
      for (const { address, tenure, from: moved, to: left } of household.stays) {
        const from = Math.max(moved, since);
        const to = earlier(left, until);
        if (tenure === null || (to !== null && to <= from)) continue;
        human.owned.push({ address, from, to });
        if (isVisible(human)) tenure.owners.push(ownerOf(human, from, to));
      }
    }
  }
}

/** Homes that a few people own and do not live in, as far as they can pay for them. */
export function buySecondHomes(
  human: VisibleHuman,
  residences: readonly Residence[],
  book: AddressBook,
  random: Random,
): void {
  const place = residences[0]?.address.place;
  if (place === undefined || human.death !== null || human.birth > LANDLORDS_BORN_BEFORE) return;
  const wished = human.trait === 'rich' ? HOMES_OF_RICH : random.chance(IS_LANDLORD) ? 1 : 0;
  for (let n = 0; n < wished; n += 1) {
    const earliest = Math.max(human.birth + LANDLORD_AGE, REFERENCE_MONTH - LANDLORD_SINCE);
    const from = random.between(earliest, REFERENCE_MONTH - 2);
    const address = book.findUnowned(place, from) ?? (human.trait === 'rich' ? book.build(place, from) : null);
    if (address === null || residences.some((one) => one.address === address)) continue;
    const age = yearsBetween(human.birth, from);
    if (human.trait === 'rich' || costIn(address, from) <= meansOf(age, true, random)) own(human, address, from);
  }
}

function own(human: VisibleHuman, address: AddressEntry, from: Month): void {
  human.owned.push({ address, from, to: null });
  address.tenures.push({ from, to: null, isLandlord: true, owners: [ownerOf(human, from, null)], foreclosed: null });
}

/** Shared, as millions of owners have none. */
const NO_NAMES: Owner['formerNames'] = [];

function ownerOf(human: VisibleHuman, from: Month, to: Month | null): Owner {
  const { birth, death, listed } = human;
  const owner = { id: listed.id, birth, from, to, died: to !== null && to === death };
  if (human.formerNames.length === 0) return { ...owner, formerNames: NO_NAMES };
  const today = fullNameOf(human.name);
  const formerNames = human.formerNames.map(({ name, until }) => {
    const full = fullNameOf(name);
    return { name: full === today ? null : full, until };
  });
  return { ...owner, formerNames };
}

/** The person's current and past properties, each address once. */
export function ownershipRows(human: VisibleHuman): OwnershipRow[] {
  const rows = new Map<AddressEntry, OwnershipRow>();
  for (const { address, from, to } of human.owned.toSorted((a, b) => a.from - b.from)) {
    const first = rows.get(address)?.first_seen ?? formatMonth(from);
    rows.set(address, {
      person_key: human.listed.key,
      address_key: address.key,
      is_current: to === null ? 1 : 0,
      first_seen: first,
      last_seen: formatMonth(to ?? Math.max(from, REFERENCE_MONTH - (address.key % 9))),
    });
  }
  return [...rows.values()];
}
