import type { Foreclosure } from '../../../shared/contract/records/civil.ts';
import type { Party } from '../../../worker/origin/import/rows.ts';
import { type Month, workdayIn } from '../calendar.ts';
import type { ForeclosedLoan } from '../homes/addresses.ts';
import { hundreds, indexAt, worthOf } from '../homes/prices.ts';
import { apnOf, legalDescriptionOf } from '../homes/properties.ts';
import type { Owned } from '../lives/human.ts';
import { neighborhoodOf } from '../places/neighborhoods.ts';
import type { Stored } from '../stored.ts';
import { lender, titleCompany } from '../work/companies.ts';
import { documentNumber } from './case-numbers.ts';
import { asWritten, type Draft, dayAfter, maybe, type Subject } from './subject.ts';

/** A lender waits and warns before going to the recorder: so many months after the purchase at least. */
const FORECLOSED_AFTER = 18;

/** Shares of the usual price that a lender gives; what is paid in the end is at most a tenth less. */
const LENT = { least: 0.65, range: 0.2 } as const;

/**
 * What is recorded where a court, the lender or a trustee of the deed sells the home, and whether each document sets a
 * sale. Which state has which way is our own simplification: many have two.
 */
const BY_COURT = new Set('AS CT DE FL HI IA IL IN KS KY LA ME ND NJ NM NY OH OK PA PR SC SD VI VT WI'.split(' '));
const BY_LENDER = new Set('AL GA GU MA MI MN MP NH RI WY'.split(' '));
const DOCUMENTS = {
  court: [
    { name: 'Lis Pendens', isSale: false },
    { name: 'Notice of Sale under Judgment', isSale: true },
  ],
  lender: [
    { name: 'Notice of Default', isSale: false },
    { name: 'Notice of Foreclosure Sale', isSale: true },
  ],
  trustee: [
    { name: 'Notice of Default', isSale: false },
    { name: 'Notice of Trustee Sale', isSale: true },
  ],
} as const;

/** Detached houses, attached ones and apartments are in zones of their own. */
function zoningOf(type: string): string {
  if (type === 'Single Family' || type === 'Manufactured') return 'R-1';
  return type === 'Townhouse' || type === 'Multi Family' ? 'R-2' : 'R-3';
}

/** The loan of somebody's home in a month: what all foreclosures on its owners are about, and the deed tells. */
function loanOn({ human, random }: Subject, { address, from }: Owned, month: Month): ForeclosedLoan {
  const tenure = address.tenures.find(({ owners }) =>
    owners.some((owner) => owner.id === human.listed.id && owner.from <= month && (owner.to ?? month + 1) > month),
  );
  if (tenure?.foreclosed != null) return tenure.foreclosed;
  const price = worthOf(address) * indexAt(tenure?.from ?? from, address);
  const loan = { amount: hundreds(price * (LENT.least + LENT.range * random.next())), lender: lender(random) };
  if (tenure !== undefined) tenure.foreclosed = loan;
  return loan;
}

/** A foreclosure on a home the person owned; null if they owned none in time. */
export function foreclosure(subject: Subject): Draft | null {
  const { random, first, last, human, residences } = subject;
  const within = (owned: Owned): readonly [number, number] => [
    Math.max(first, owned.from + FORECLOSED_AFTER),
    Math.min(last, (owned.to ?? last + 1) - 1),
  ];
  const homes = human.owned.filter((owned) => within(owned)[0] <= within(owned)[1]);
  const home = homes.length === 0 ? undefined : random.pick(homes);
  const building = home?.address.building;
  if (home === undefined || building == null) return null;
  const { address } = home;
  const { place } = address;
  const month = random.between(...within(home));
  const filedOn = workdayIn(month, random);
  const filed = asWritten(filedOn, random);
  const way = BY_COURT.has(place.stateCode) ? 'court' : BY_LENDER.has(place.stateCode) ? 'lender' : 'trustee';
  const { name: document, isSale } = random.pick<{ readonly name: string; readonly isSale: boolean }>(DOCUMENTS[way]);
  const value = worthOf(address) * indexAt(month, address);
  const loan = loanOn(subject, home, month);
  const land = hundreds(value * 0.25);
  const body: Stored<Omit<Foreclosure, 'id' | 'provenance' | 'owners' | 'address'>> = {
    deedCategory: 'Foreclosure',
    deedBook: maybe(String(random.between(100, 9_999)), random),
    deedPage: maybe(String(random.between(1, 900)), random),
    documentType: document,
    documentNumber: documentNumber(place, filedOn, random),
    recordingDate: filed,
    filingDate: filed,
    auctionDate: isSale ? dayAfter(subject, month, random.between(2, 5)) : null,
    defaultAmount: maybe(hundreds(loan.amount * (0.03 + 0.06 * random.next())), random),
    judgmentAmount: way === 'court' && isSale ? hundreds(loan.amount * 0.95) : null,
    loanAmount: loan.amount,
    lenderName: loan.lender,
    trusteeName: way === 'trustee' ? maybe(titleCompany(random), random) : null,
    parcelNumber: apnOf(address),
    propertyAttributes: {
      units: building.units,
      area: building.livingSqft,
      bedrooms: building.bedrooms,
      bathrooms: building.bathrooms,
      zoning: zoningOf(building.type),
      lotSize: building.lotSqft,
      yearBuilt: building.yearBuilt,
      landValue: land,
      improvementValue: Math.max(0, hundreds(value) - land),
    },
    legalDescription: legalDescriptionOf(address, neighborhoodOf(address).name, building.type),
  };
  const owners: Party[] = [{ personId: human.listed.id }];
  for (const { owners: all } of address.tenures) {
    for (const { id, from, to } of all) {
      if (id !== human.listed.id && from <= month && (to ?? last + 1) > month) owners.push({ personId: id });
    }
  }
  const isOwnHome = residences.some((residence) => residence.address === address);
  return {
    group: 'foreclosures',
    category: 'foreclosure',
    title: document,
    stateCode: place.stateCode,
    filed,
    month,
    body,
    parties: owners,
    addressKey: isOwnHome ? address.key : null,
    source: 'property record',
  };
}
