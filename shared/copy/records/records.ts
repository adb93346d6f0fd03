import type { RecordGroup } from '../../contract/records/background.ts';
import { countOf, formatCount } from '../format/numbers.ts';

/** Words of public records: their titles and outcomes, and the dialog and the page that show one. */
export const recordsCopy = {
  /** in place of a missing title (P5-040 to P5-042) */
  unavailable: {
    description: 'Description Unavailable',
    chapter: 'Chapter Unavailable',
    issuingAgency: 'Issuing Agency Unavailable',
    filingType: 'Filing Type Unavailable',
    deedCategory: 'Deed Category Unavailable',
    licenseType: 'License Type Unavailable',
    certificateType: 'Certificate Type Unavailable',
    permitType: 'Permit Type Unavailable',
  },
  chapter: (chapter: string) => `Chapter ${chapter} bankruptcy`,
  ownBankruptcy: (chapter: string) => `${chapter} bankruptcy`,

  outcome: {
    guilty: 'Guilty',
    dismissed: 'Dismissed',
    acquitted: 'Not guilty',
    deferred: 'Deferred (no conviction)',
    pending: 'Pending',
    unknown: 'Outcome not on record',
    /** its charge says convicted, the record as a whole says not */
    unclear: 'Outcome unclear',
    others: 'Other outcomes',
    /** of a record whose charges ended differently: 'Dismissed: 2 of 3' */
    some: (outcome: string, count: number, charges: number) =>
      `${outcome}: ${formatCount(count)} of ${formatCount(charges)}`,
    /** after the outcome: 'on 08/02/2019' */
    on: (date: string) => `on ${date}`,
    discharged: 'Discharged',
    closed: 'Closed',
    released: 'Released',
    satisfied: 'Satisfied',
    currentOwner: 'Current owner',
    pastOwner: 'Past owner',
  },
  /** in one line about a record; dates read '06/14/2019' */
  when: {
    filed: (date: string) => `Filed ${date}`,
    recorded: (date: string) => `Recorded ${date}`,
    issued: (date: string) => `Issued ${date}`,
    discharged: (date: string) => `discharged ${date}`,
    closed: (date: string) => `closed ${date}`,
    released: (date: string) => `released ${date}`,
    auction: (date: string) => `auction ${date}`,
    until: (date: string) => `expiration date ${date}`,
    owned: (from: string, to: string) => `Owned from ${from} to ${to}`,
    ownedSince: (from: string) => `Owned since ${from}`,
    ownedUntil: (to: string) => `Owned until ${to}`,
  },
  plaintiff: (name: string) => `Plaintiff: ${name}`,

  match: {
    /** 'Matches name and part of the address' */
    matches: (items: string) => `Matches ${items}`,
    partOf: (item: string) => `part of the ${item}`,
    different: (items: string) => `not the same: ${items}`,
    missing: (items: string) => `${items} not given`,
    name: 'name',
    birthDate: 'birth date',
    address: 'address',
    exact: 'Exact: both say the same',
    partial: 'Partial: part of it is the same',
    notGiven: 'Not given in the record',
    unknown: 'How this record was matched is not on record.',
    /** in one line about a record */
    unknownReason: 'How it was matched is not on record',
    /** after that line */
    notProof: 'A match is not proof.',
    note: 'A match is not proof that a record belongs to this person.',
  },
  offensesIn: (count: number) => `${countOf(count, 'offense')} in this record`,
  confirmed: (month: string) => `Last confirmed ${month}.`,
  firstSeen: (month: string) => `On record since ${month}.`,
  source: (source: string) => `Source: ${source}`,

  yes: 'Yes',
  no: 'No',
  traffic: 'Traffic',
  criminal: 'Criminal',
  height: (feet: number, inches: number) => `${feet} ft ${inches} in`,
  weight: (pounds: string) => `${pounds} lbs`,
  area: (squareFeet: string) => `${squareFeet}\u00a0sq\u00a0ft`,
  rating: (level: string, rating: string) => `${level}: ${rating}`,

  crumbs: {
    label: 'Where this record belongs',
    report: 'Background report',
  },
  /** one record of a group */
  kinds: {
    criminalAndTrafficRecords: 'Criminal or traffic record',
    currentProperties: 'Property',
    pastProperties: 'Property',
    bankruptcies: 'Bankruptcy',
    liens: 'Lien',
    judgments: 'Judgment',
    foreclosures: 'Foreclosure',
    evictions: 'Eviction',
    professionalLicenses: 'Professional license',
    pilotsLicenses: "Pilot's license",
    concealedWeaponPermits: 'Concealed weapon permit',
    huntingPermits: 'Hunting permit',
  } satisfies Readonly<Record<RecordGroup, string>>,
  newestFirst: 'Newest first',
  moreFields: { open: (count: number) => countOf(count, 'more field'), close: 'Fewer fields' },
  numbered: (at: number, title: string) => `${at}. ${title}`,
  back: 'Back to records',
  notLoaded: 'The record did not load. Try again.',

  /** before the details of a criminal record, once per report (P4-105) */
  warning: {
    title: 'Before you read criminal records',
    texts: [
      'These records were matched to this person by details they share, such as name and birth date. They may belong to someone else, and they may be incomplete. An arrest or a charge is not a conviction.',
      'You may not use them to make decisions about employment, credit, insurance or housing.',
    ],
    back: 'Go back',
    understood: 'I Understand',
  },

  page: {
    title: (title: string, name: string) => `${title} | ${name}`,
    description: 'One public record of an unlocked background report.',
    report: (name: string) => `Background report of ${name}`,
    gone: {
      title: 'This record is not part of the report.',
      text: 'It is no longer on record, or the link is incomplete.',
    },
  },
} as const;
