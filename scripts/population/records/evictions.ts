import type { Eviction } from '../../../shared/contract/records/civil.ts';
import { ADULT_AGE, type Month, monthOf, workdayIn } from '../calendar.ts';
import { hundreds, rentOf } from '../homes/prices.ts';
import type { Residence } from '../lives/residences.ts';
import type { Stored } from '../stored.ts';
import { caseNumber } from './case-numbers.ts';
import { courtOf } from './courts.ts';
import { asWritten, type Draft, lastAt, maybe, NO_PARTIES, type Subject, tellsAddress } from './subject.ts';

/** How many months of rent somebody owes when they are taken to court. */
const MONTHS_OWED = [1, 5] as const;
const REASONS = ['Nonpayment of Rent', 'Breach of Lease', 'Holding Over', 'No-Cause Termination'];
/** Hardly any landlord goes to court over somebody of a greater age, in years. */
const EVICTED_UNTIL = 85;
/** Somebody who lost the case is gone within so many months of its filing. */
const GONE_WITHIN = 4;
/** Months in which hardly any court heard evictions: those of the pandemic's moratoriums. */
const PAUSED = { from: monthOf(2020, 3), until: monthOf(2021, 8) } as const;
/** Share of cases that end with the tenant's move, if a move fits. */
const IS_LOST = 0.7;
/** States whose eviction cases are called unlawful detainer, by our own rough list; others say forcible entry and detainer. */
const UNLAWFUL_DETAINER = new Set('AL AR CA ID MN MO MS NV TN UT VA WA'.split(' '));

/** A rented home, and the months in which a landlord may have gone to court over it. */
interface Lease {
  readonly home: Residence;
  readonly from: Month;
  readonly to: Month;
}

/**
 * An eviction case about a home the person rented; null if they rented none in time, or while cases were not heard. A tenant who loses moves out within
 * months, and so only cases just before a move are lost; the others are dismissed.
 */
export function eviction(subject: Subject): Draft | null {
  const { random } = subject;
  const leases = leasesOf(subject);
  if (leases.length === 0) return null;
  const isLost = random.chance(IS_LOST);
  const ending = leases.filter(({ home }) => mayLose(subject, home));
  const lost = isLost && ending.length > 0 ? random.pick(ending) : null;
  const { home, from, to } = lost ?? random.pick(leases);
  const month = lost === null ? random.between(from, to) : random.between(Math.max(from, to + 1 - GONE_WITHIN), to);
  if (month >= PAUSED.from && month < PAUSED.until) return null;
  if (lost !== null) subject.lost.add(home);
  const { address } = home;
  const { place } = address;
  const filedOn = workdayIn(month, random);
  const filed = asWritten(filedOn, random);
  const isDetainer = UNLAWFUL_DETAINER.has(place.stateCode);
  const filingType = isDetainer ? 'Unlawful Detainer' : 'Forcible Entry and Detainer';
  const owed = hundreds(rentOf(address, month) * random.between(...MONTHS_OWED));
  const body: Stored<Omit<Eviction, 'id' | 'provenance' | 'name' | 'address'>> = {
    caseNumber: caseNumber(place, filedOn, 'eviction', random),
    filingType,
    filingState: place.stateCode,
    actionType: `${random.pick(REASONS)}, ${lost === null ? 'Dismissed' : 'Judgment'}`,
    department: courtOf(place, 'eviction'),
    unlawfulDetainer: isDetainer,
    filingDate: filed,
    liabilityAmount: lost === null ? null : maybe(owed, random, 0.2),
  };
  return {
    group: 'evictions',
    category: 'eviction',
    title: filingType,
    stateCode: place.stateCode,
    filed,
    month,
    body,
    parties: NO_PARTIES,
    addressKey: tellsAddress(subject) ? address.key : null,
    source: 'court record',
  };
}

/**
 * The homes that the person rented, from a month after they moved in until the month before they left; not the one where
 * they came of age, which their parents rented.
 */
function leasesOf(subject: Subject): Lease[] {
  const { human, residences, first } = subject;
  const last = lastAt(subject, EVICTED_UNTIL);
  return residences
    .filter(({ isOwned, from }) => !isOwned && from > human.birth + ADULT_AGE * 12)
    .map((home) => ({
      home,
      from: Math.max(first, home.from + 1),
      to: Math.min(last, home.to === null ? last : home.to - 1),
    }))
    .filter(({ from, to }) => from <= to);
}

/** Whether a case may have ended somebody's time at a home: they left it alive, not for a home they bought, and only once. */
function mayLose(subject: Subject, home: Residence): boolean {
  const { human, residences, lost } = subject;
  const last = lastAt(subject, EVICTED_UNTIL);
  if (home.to === null || home.to === human.death || home.to > last || lost.has(home)) return false;
  return !residences.some(({ from, isOwned }) => isOwned && from === home.to);
}
