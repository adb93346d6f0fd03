import type { Party } from '../../../worker/origin/import/rows.ts';
import {
  DAYS,
  type Month,
  monthOf,
  monthOfDate,
  REFERENCE_MONTH,
  workdayAfter,
  workdayIn,
  yearOf,
  yearsBetween,
} from '../calendar.ts';
import type { Random } from '../random.ts';
import { builder, landlordCompany, stranger } from '../work/companies.ts';
import type { AddressEntry, ForeclosedLoan, Owner, Tenure } from './addresses.ts';
import { hundreds, indexAt, worthOf } from './prices.ts';

/** A transfer. */
export interface Transfer {
  readonly month: Month;
  /** 'YYYY-MM-DD' */
  readonly date: string;
  readonly kind: 'new' | 'resale' | 'estate' | 'divorce' | 'death';
  readonly owners: readonly Party[];
  readonly sellers: readonly Party[];
  /** dollars; null where nothing was paid */
  readonly amount: number | null;
  /** the new owners let the home instead of living there */
  readonly isLandlord: boolean;
  /** of the youngest buyer, in years; null unless they are on record and nobody sold to them for nothing */
  readonly age: number | null;
  /** what the new owners paid with, if it was foreclosed on later */
  readonly foreclosed: ForeclosedLoan | null;
}

/** How many transfers of a property are known: the latest ones. */
const MOST_TRANSFERS = 4;
/** So many months after the last owner's death the executor sells the home, unless somebody moves in sooner. */
const ESTATE_SELLS_WITHIN = [4, 14] as const;
/** Within this many months of construction the builder sells the home. */
const NEW = 18;
/** So many months after a death the survivor files for it. */
const SURVIVOR_FILES_WITHIN = [1, 14] as const;
/** Share of off-record owners that are companies. */
const IS_COMPANY = 0.4;
const FIRST_TRANSFER = monthOf(1968, 1);
/** How far a price is from that of similar homes at the time. */
const SPREAD = 0.06;

/** Somebody who owns a home, on record or invented. */
type Holder = Owner | { readonly name: string };

/** A change of ownership, before its date and price are drawn. */
interface Change extends Pick<Transfer, 'month' | 'kind' | 'isLandlord' | 'age' | 'foreclosed'> {
  readonly owners: readonly Holder[];
  readonly sellers: readonly Holder[];
}

/** Who buys a home. */
type Buyers = Pick<Change, 'owners' | 'isLandlord' | 'age' | 'foreclosed'>;

/**
 * A property's owners in sequence, latest transfer first: the tenures of people on record, each with changes by divorce
 * and death, and invented owners in between. The owners in the latest transfer own it now.
 */
export function titleHistory(entry: AddressEntry, random: Random): Transfer[] {
  const latest = changesOf(entry, random).slice(-MOST_TRANSFERS);
  let month = 0;
  let date = '';
  const transfers = latest.map((change, at): Transfer => {
    const recorded = recordedIn(change, latest[at + 1], random);
    date = recorded === month ? laterIn(month, date) : workdayIn(recorded, random, DAYS - MOST_TRANSFERS);
    month = recorded;
    const named = (holders: readonly Holder[]): Party[] => holders.map((one) => partyOf(one, recorded));
    const [owners, sellers] = [named(change.owners), named(change.sellers)];
    return { ...change, owners, sellers, month, date, amount: amountOf(entry, change, random) };
  });
  return transfers.reverse();
}

/** Within a month the later of two changes has the later day, or the same one at the end of the month. */
function laterIn(month: Month, date: string): string {
  const later = workdayAfter(date, 1);
  return monthOfDate(later) === month ? later : date;
}

/** When a change reaches the recorder: survivors take months to file, but the next change waits for them. */
function recordedIn({ kind, month }: Change, next: Change | undefined, random: Random): Month {
  if (kind !== 'death') return month;
  const latest = (next?.month ?? REFERENCE_MONTH) - 1;
  return Math.max(month, Math.min(latest, month + random.between(...SURVIVOR_FILES_WITHIN)));
}

function changesOf(entry: AddressEntry, random: Random): Change[] {
  const tenures = entry.tenures.toSorted((a, b) => a.from - b.from);
  const changes: Change[] = [];
  const isNewIn = (month: Month): boolean => month - entry.built <= NEW;
  let holders: readonly Holder[] = [];
  let free: Month | null = null;
  let isEstate = false;
  const sell = (month: Month, buyers: Buyers): void => {
    const isNew = holders.length === 0 && isNewIn(month);
    const sellers = holders.length > 0 ? holders : isNew ? [{ name: builder(random) }] : [{ name: stranger(random) }];
    changes.push({ ...buyers, month, kind: isEstate ? 'estate' : isNew ? 'new' : 'resale', sellers });
    holders = buyers.owners;
    isEstate = false;
  };
  /** Somebody who is not on record buys a home that nobody on record owns from a month on. */
  const sellOff = (from: Month, until: Month): void => {
    const sold = isEstate ? from + random.between(...ESTATE_SELLS_WITHIN) : from;
    const month = Math.min(sold, until - 1);
    if (sold < until || until === REFERENCE_MONTH) sell(month, inventedBuyers(month, random));
  };
  for (const tenure of tenures) {
    if (free !== null) sellOff(free, tenure.from);
    sell(tenure.from, buyersOf(tenure, random));
    for (const change of sharesOf(tenure)) {
      changes.push(change);
      holders = change.owners;
    }
    free = endOf(tenure);
    isEstate = free !== null && tenure.owners.some(({ to, died }) => died && to === free);
  }
  if (tenures.length === 0) {
    const earliest = Math.max(entry.built, FIRST_TRANSFER);
    const month = random.between(earliest, Math.max(earliest, REFERENCE_MONTH - 6));
    sell(month, inventedBuyers(month, random));
  } else if (free !== null) {
    sellOff(free, REFERENCE_MONTH);
  }
  return changes;
}

function buyersOf(tenure: Tenure, random: Random): Buyers {
  const { from, isLandlord, foreclosed } = tenure;
  const buyers = ownersIn(tenure, from);
  if (buyers.length === 0) return { ...inventedBuyers(from, random), isLandlord, foreclosed };
  const age = yearsBetween(Math.max(...buyers.map(({ birth }) => birth)), from);
  return { owners: buyers, isLandlord, age, foreclosed };
}

/** Changes in the shares of a tenure: a divorce, a death. */
function sharesOf(tenure: Tenure): Change[] {
  const end = endOf(tenure) ?? Number.POSITIVE_INFINITY;
  const ends = [...new Set(tenure.owners.map(({ to }) => to ?? Number.POSITIVE_INFINITY))].sort((a, b) => a - b);
  return ends
    .filter((month) => month < end)
    .flatMap((month): Change[] => {
      const owners = ownersIn(tenure, month);
      const leaving = tenure.owners.filter(({ to }) => to === month);
      if (owners.length === 0) return [];
      const kind = leaving.some(({ died }) => died) ? 'death' : 'divorce';
      return [{ month, kind, owners, sellers: leaving, isLandlord: tenure.isLandlord, age: null, foreclosed: null }];
    });
}

/** Who owns the home after a month's changes. */
function ownersIn({ owners }: Tenure, month: Month): Owner[] {
  return owners.filter(({ to }) => to === null || to > month);
}

/** Somebody under their name at the time, if it was another than today's. */
function partyOf(holder: Holder, month: Month): Party {
  if ('name' in holder) return holder;
  const { id, formerNames } = holder;
  const name = formerNames.find(({ until }) => month < until)?.name ?? null;
  return name === null ? { personId: id } : { personId: id, as: name };
}

/** When the last owner on record was gone; null while somebody owns it. */
function endOf({ owners, to }: Tenure): Month | null {
  if (owners.some((owner) => owner.to === null)) return null;
  const last = owners.reduce((month, owner) => Math.max(month, owner.to ?? 0), 0);
  return last > 0 ? last : (to ?? REFERENCE_MONTH - 1);
}

function inventedBuyers(month: Month, random: Random): Buyers {
  const name = random.chance(IS_COMPANY) ? landlordCompany(yearOf(month), random) : stranger(random);
  return { owners: [{ name }], isLandlord: true, age: null, foreclosed: null };
}

function amountOf(entry: AddressEntry, { kind, month }: Change, random: Random): number | null {
  if (kind === 'divorce' || kind === 'death') return null;
  return hundreds(worthOf(entry) * indexAt(month, entry) * (1 - SPREAD + 2 * SPREAD * random.next()));
}
