import type { RecordDate } from '../contract/primitives.ts';
import type { RecordGroup, RecordOf } from '../contract/records/background.ts';
import type { Bankruptcy, Eviction, Foreclosure, Judgment, Lien } from '../contract/records/civil.ts';
import type { CriminalRecord } from '../contract/records/criminal.ts';
import type { Property } from '../contract/records/property.ts';
import { asSentence, oneLine, upperFirst } from '../copy/format/prose.ts';
import { formatRecordDate } from '../copy/records/record-date.ts';
import { recordsCopy } from '../copy/records/records.ts';
import { placeText } from '../urls/location.ts';
import { shorten, writeList, writeState, writeText } from './field-rules.ts';
import {
  bankruptcyOutcome,
  criminalOutcome,
  evictionOutcome,
  foreclosureOutcome,
  judgmentOutcome,
  licenseOutcome,
  lienOutcome,
  ownershipOutcome,
  type RecordOutcome,
} from './record-outcome.ts';
import { sortOffenses } from './sort-offenses.ts';

/** A record as one line of a list, and at the top of its details. */
export interface RecordSummary {
  /** what it is; never blank */
  readonly title: string;
  /** where and when, as sentences: 'Multnomah County, Oregon. 06/14/2019.'; '' if neither is known */
  readonly meta: string;
  readonly outcome: RecordOutcome | null;
}

const { unavailable, when, ...words } = recordsCopy;
/** Longest title and sentence of a line, in characters; the fields have the full text. */
const TITLE_MAX = 120;
const SENTENCE_MAX = 160;

const DESCRIBERS: { readonly [G in RecordGroup]: (record: RecordOf<G>) => RecordSummary } = {
  criminalAndTrafficRecords: describeCriminal,
  currentProperties: (property) => describeProperty(property, true),
  pastProperties: (property) => describeProperty(property, false),
  bankruptcies: describeBankruptcy,
  liens: describeLien,
  judgments: describeJudgment,
  foreclosures: describeForeclosure,
  evictions: describeEviction,
  professionalLicenses: ({ licenseType, state, issueDate, expirationDate, licenseStatus }) => ({
    title: titleOf(licenseType, unavailable.licenseType),
    meta: metaOf([stateOf(state)], [dated(when.issued, issueDate), dated(when.until, expirationDate)]),
    outcome: licenseOutcome(licenseStatus),
  }),
  pilotsLicenses: ({ certificateType, fileDate, licenseStatus }) => ({
    title: titleOf(certificateType, unavailable.certificateType),
    meta: metaOf([], [dated(when.filed, fileDate)]),
    outcome: licenseOutcome(licenseStatus),
  }),
  concealedWeaponPermits: ({ permitType, expiryDate, licenseStatus }) => ({
    title: titleOf(permitType, unavailable.permitType),
    meta: metaOf([], [dated(when.until, expiryDate)]),
    outcome: licenseOutcome(licenseStatus),
  }),
  huntingPermits: ({ permitTypes, homeState, issueDate, licenseStatus }) => ({
    title: titleOf(writeList(permitTypes, ', '), unavailable.permitType),
    meta: metaOf([stateOf(homeState)], [dated(when.issued, issueDate)]),
    outcome: licenseOutcome(licenseStatus),
  }),
};

/** What a record is, where and when it was, and what became of it. */
export function describeRecord<G extends RecordGroup>(group: G, record: RecordOf<G>): RecordSummary {
  return DESCRIBERS[group](record);
}

/**
 * A record with several charges is titled after the newest one that has a title. Its date is the newest filing date, by
 * which records are sorted; if none was ever filed, the date that is known.
 */
function describeCriminal(record: CriminalRecord): RecordSummary {
  const offenses = sortOffenses(record.offenses);
  const title = offenses.find(({ offenseTitle }) => writeText(offenseTitle ?? '') !== null)?.offenseTitle ?? null;
  const counties = offenses.flatMap(({ county, crimeCounty }) => [county, crimeCounty]);
  const county = counties.find((county) => writeText(county ?? '') !== null) ?? null;
  const filed = offenses.find(({ chargesFiledDate }) => chargesFiledDate !== null)?.chargesFiledDate ?? null;
  const known = offenses.find(({ bestKnownDate }) => bestKnownDate !== null)?.bestKnownDate ?? null;
  return {
    title: titleOf(title, unavailable.description),
    meta: metaOf([county, stateOf(record.sourceState)], [dated(when.filed, filed) ?? dated(asIs, known)]),
    outcome: criminalOutcome(record),
  };
}

function describeProperty(property: Property, isCurrent: boolean): RecordSummary {
  const { address, dateFirstSeenAsOwner, dateLastSeenAsOwner } = property;
  const from = dated(asIs, dateFirstSeenAsOwner);
  const to = isCurrent ? null : dated(asIs, dateLastSeenAsOwner);
  return {
    title: shorten(address.line1, TITLE_MAX),
    meta: metaOf([`${placeText(address.city, address.stateCode)} ${address.zip}`], [ownedText(from, to)]),
    outcome: ownershipOutcome(isCurrent),
  };
}

function ownedText(from: string | null, to: string | null): string | null {
  if (from === null) return to === null ? null : when.ownedUntil(to);
  return to === null ? when.ownedSince(from) : when.owned(from, to);
}

function describeBankruptcy(record: Bankruptcy): RecordSummary {
  const { district, fileDate, dischargeDate, closedDate } = record;
  const ended = dischargeDate === null ? dated(when.closed, closedDate) : dated(when.discharged, dischargeDate);
  return {
    title: chapterTitle(record.chapter),
    meta: metaOf([district], [dated(when.filed, fileDate), ended]),
    outcome: bankruptcyOutcome(record),
  };
}

function chapterTitle(chapter: string | null): string {
  const said = titleOf(chapter, unavailable.chapter);
  if (said === unavailable.chapter) return said;
  return /^\w+$/.test(said) ? words.chapter(said) : words.ownBankruptcy(said);
}

function describeLien(record: Lien): RecordSummary {
  const { lienIssuingAgency, documentType, filingLocation, recordingDate, taxLienDate, taxLienReleaseDate } = record;
  return {
    title: titleOf(lienIssuingAgency, unavailable.issuingAgency),
    meta: metaOf(
      [filingLocation],
      [dated(when.recorded, recordingDate ?? taxLienDate), dated(when.released, taxLienReleaseDate)],
      documentType,
    ),
    outcome: lienOutcome(record),
  };
}

function describeJudgment(record: Judgment): RecordSummary {
  const plaintiff = writeText(record.plaintiff ?? '');
  return {
    title: titleOf(record.filingType, unavailable.filingType),
    meta: metaOf([plaintiff === null ? null : words.plaintiff(plaintiff)], [dated(when.filed, record.filingDate)]),
    outcome: judgmentOutcome(record),
  };
}

function describeForeclosure(record: Foreclosure): RecordSummary {
  const { deedCategory, address, recordingDate, filingDate, auctionDate } = record;
  const on = recordingDate === null ? dated(when.filed, filingDate) : dated(when.recorded, recordingDate);
  return {
    title: titleOf(deedCategory, unavailable.deedCategory),
    meta: metaOf([address], [on, dated(when.auction, auctionDate)]),
    outcome: foreclosureOutcome(record),
  };
}

function describeEviction(record: Eviction): RecordSummary {
  return {
    title: titleOf(record.filingType, unavailable.filingType),
    meta: metaOf([stateOf(record.filingState)], [dated(when.filed, record.filingDate)]),
    outcome: evictionOutcome(record),
  };
}

/**
 * A record without a title gets the title of its kind: a charge or a chapter (P5-040), a document (P5-041), a license
 * (P5-042).
 */
function titleOf(text: string | null, fallback: string): string {
  const said = oneLine(text ?? '');
  return said === '' ? fallback : shorten(said, TITLE_MAX);
}

const stateOf = (state: string | null) => (state === null ? null : writeState(state));
const asIs = (date: string) => date;

function dated(say: (date: string) => string, date: RecordDate | null): string | null {
  const written = date === null ? null : formatRecordDate(date);
  return written === null ? null : say(written);
}

/** Sentences that say what, where and when, as far as known. */
function metaOf(
  where: readonly (string | null)[],
  dates: readonly (string | null)[],
  what: string | null = null,
): string {
  const sentences = [what, writeList(where, ', '), writeList(dates, ', ')];
  const said = sentences.flatMap((sentence) => writeText(oneLine(sentence ?? '')) ?? []);
  return said.map((sentence) => asSentence(upperFirst(shorten(sentence, SENTENCE_MAX)))).join(' ');
}
