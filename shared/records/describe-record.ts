import type { RecordDate } from '../contract/primitives.ts';
import type { RecordGroup, RecordOf } from '../contract/records/background.ts';
import type { Bankruptcy, Eviction, Foreclosure, Judgment, Lien } from '../contract/records/civil.ts';
import type { CriminalRecord } from '../contract/records/criminal.ts';
import type { Property } from '../contract/records/property.ts';
import { countyName } from '../copy/format/county-name.ts';
import { isolate } from '../copy/format/isolate.ts';
import { asSentence, oneLine, upperFirst } from '../copy/format/prose.ts';
import type { CodeTopic } from '../copy/records/code-words.ts';
import { formatRecordDate } from '../copy/records/record-date.ts';
import { recordTimesCopy } from '../copy/records/record-times.ts';
import { recordsCopy } from '../copy/records/records.ts';
import { stateCodeOf } from '../people/us-states.ts';
import { placeText } from '../urls/location.ts';
import { criminalOutcomes } from './criminal-outcomes.ts';
import { shorten, TITLE_MAX, writeList, writeState, writeText } from './field-rules.ts';
import { readCode } from './read-code.ts';
import {
  bankruptcyOutcome,
  evictionOutcome,
  foreclosureOutcome,
  judgmentOutcome,
  licenseOutcome,
  lienOutcome,
  ownershipOutcome,
  type RecordOutcome,
} from './record-outcome.ts';
import { type RecordClock, timesOf } from './record-times.ts';
import { chargeDates } from './record-year.ts';
import { sortOffenses } from './sort-offenses.ts';

/** A record as one line of a list, and at the top of its details. */
export interface RecordSummary {
  /** what it is; never blank */
  readonly title: string;
  /**
   * where and when, as sentences: 'Multnomah County, Oregon. Filed 06/14/2019 (7 years ago, age 34 then).'; '' if neither
   * is known
   */
  readonly meta: string;
  /** what became of it: several if charges ended differently, none if a record that is not criminal does not say */
  readonly outcomes: readonly RecordOutcome[];
}

const { unavailable, when, ...words } = recordsCopy;
/** Longest sentence of a line, in characters; the fields have the full text. */
const SENTENCE_MAX = 160;

const DESCRIBERS: { readonly [G in RecordGroup]: (record: RecordOf<G>, clock: RecordClock | null) => RecordSummary } = {
  criminalAndTrafficRecords: describeCriminal,
  currentProperties: (property, clock) => describeProperty(property, true, clock),
  pastProperties: (property, clock) => describeProperty(property, false, clock),
  bankruptcies: describeBankruptcy,
  liens: describeLien,
  judgments: describeJudgment,
  foreclosures: describeForeclosure,
  evictions: describeEviction,
  professionalLicenses: ({ licenseType, state, issueDate, expirationDate, licenseStatus }, clock) => ({
    title: titleOf(licenseType, unavailable.licenseType),
    meta: metaOf([stateOf(state)], [began(when.issued, issueDate, clock), dated(when.until, expirationDate)]),
    outcomes: listed(licenseOutcome(licenseStatus)),
  }),
  pilotsLicenses: ({ certificateType, fileDate, licenseStatus }, clock) => ({
    title: titleOf(inWords('pilotLevel', certificateType), unavailable.certificateType),
    meta: metaOf([], [began(when.filed, fileDate, clock)]),
    outcomes: listed(licenseOutcome(licenseStatus)),
  }),
  concealedWeaponPermits: ({ permitType, expiryDate, licenseStatus }) => ({
    title: titleOf(permitType, unavailable.permitType),
    meta: metaOf([], [dated(when.until, expiryDate)]),
    outcomes: listed(licenseOutcome(licenseStatus)),
  }),
  huntingPermits: ({ permitTypes, homeState, issueDate, licenseStatus }, clock) => ({
    title: titleOf(writeList(permitTypes, ', '), unavailable.permitType),
    meta: metaOf([stateOf(homeState)], [began(when.issued, issueDate, clock)]),
    outcomes: listed(licenseOutcome(licenseStatus)),
  }),
};

/**
 * What a record is, where and when it was, and what became of it.
 *
 * @param clock for how long ago it was, and how old the person was then; without it the date stands alone
 */
export function describeRecord<G extends RecordGroup>(
  group: G,
  record: RecordOf<G>,
  clock: RecordClock | null = null,
): RecordSummary {
  return DESCRIBERS[group](record, clock);
}

/**
 * A record with several charges is titled after the newest one that has a title. Its date is the newest filing date, by
 * which records are sorted; if none was ever filed, the date that is known.
 */
function describeCriminal(record: CriminalRecord, clock: RecordClock | null): RecordSummary {
  const offenses = sortOffenses(record.offenses);
  const title = offenses.find(({ offenseTitle }) => writeText(offenseTitle ?? '') !== null)?.offenseTitle ?? null;
  const counties = offenses.flatMap(({ county, crimeCounty }) => [county, crimeCounty]);
  const county = counties.find((county) => writeText(county ?? '') !== null) ?? null;
  const stateCode = stateCodeOf(record.sourceState ?? '');
  const { filed, known } = chargeDates(offenses);
  return {
    title: titleOf(title, unavailable.description),
    meta: metaOf(
      [county === null ? null : countyName({ county, stateCode }), stateOf(record.sourceState)],
      // The age is that at filing.
      [began(when.filed, filed, clock, record.age) ?? began(asIs, known, clock, null)],
    ),
    outcomes: criminalOutcomes(record),
  };
}

function describeProperty(property: Property, isCurrent: boolean, clock: RecordClock | null): RecordSummary {
  const { address, dateFirstSeenAsOwner, dateLastSeenAsOwner } = property;
  const from = began(asIs, dateFirstSeenAsOwner, clock);
  const to = isCurrent ? null : dated(asIs, dateLastSeenAsOwner);
  return {
    title: shorten(address.line1, TITLE_MAX),
    meta: metaOf([`${placeText(address.city, address.stateCode)} ${address.zip}`], [ownedText(from, to)]),
    outcomes: [ownershipOutcome(isCurrent)],
  };
}

function ownedText(from: string | null, to: string | null): string | null {
  if (from === null) return to === null ? null : when.ownedUntil(to);
  return to === null ? when.ownedSince(from) : when.owned(from, to);
}

function describeBankruptcy(record: Bankruptcy, clock: RecordClock | null): RecordSummary {
  const { district, fileDate, dischargeDate, closedDate } = record;
  const ended = dischargeDate === null ? dated(when.closed, closedDate) : dated(when.discharged, dischargeDate);
  return {
    title: chapterTitle(record.chapter),
    meta: metaOf([district], [began(when.filed, fileDate, clock), ended]),
    outcomes: listed(bankruptcyOutcome(record)),
  };
}

function chapterTitle(chapter: string | null): string {
  const said = titleOf(chapter, unavailable.chapter);
  if (said === unavailable.chapter) return said;
  return /^\w+$/.test(said) ? words.chapter(said) : words.ownBankruptcy(said);
}

function describeLien(record: Lien, clock: RecordClock | null): RecordSummary {
  const { lienIssuingAgency, documentType, filingLocation, recordingDate, taxLienDate, taxLienReleaseDate } = record;
  return {
    title: titleOf(lienIssuingAgency, unavailable.issuingAgency),
    meta: metaOf(
      [filingLocation],
      [began(when.recorded, recordingDate ?? taxLienDate, clock), dated(when.released, taxLienReleaseDate)],
      inWords('filing', documentType),
    ),
    outcomes: listed(lienOutcome(record)),
  };
}

function describeJudgment(record: Judgment, clock: RecordClock | null): RecordSummary {
  const plaintiff = writeText(record.plaintiff ?? '');
  return {
    title: titleOf(inWords('filing', record.filingType), unavailable.filingType),
    meta: metaOf(
      [plaintiff === null ? null : words.plaintiff(plaintiff)],
      [began(when.filed, record.filingDate, clock)],
    ),
    outcomes: listed(judgmentOutcome(record)),
  };
}

function describeForeclosure(record: Foreclosure, clock: RecordClock | null): RecordSummary {
  const { deedCategory, address, recordingDate, filingDate, auctionDate } = record;
  const on = recordingDate === null ? began(when.filed, filingDate, clock) : began(when.recorded, recordingDate, clock);
  return {
    title: titleOf(inWords('deed', deedCategory), unavailable.deedCategory),
    meta: metaOf([address], [on, dated(when.auction, auctionDate)]),
    outcomes: listed(foreclosureOutcome(record)),
  };
}

function describeEviction(record: Eviction, clock: RecordClock | null): RecordSummary {
  return {
    title: titleOf(inWords('filing', record.filingType), unavailable.filingType),
    meta: metaOf([stateOf(record.filingState)], [began(when.filed, record.filingDate, clock)]),
    outcomes: listed(evictionOutcome(record)),
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

/** A value that may be a code. */
const inWords = (topic: CodeTopic, text: string | null) => (text === null ? null : readCode(topic, text));
const stateOf = (state: string | null) => (state === null ? null : writeState(state));
const asIs = (date: string) => date;

const listed = (outcome: RecordOutcome | null) => (outcome === null ? [] : [outcome]);

/** The date by which records are sorted, with how long ago it was and how old the person was then. */
function began(
  say: (date: string) => string,
  date: RecordDate | null,
  clock: RecordClock | null,
  statedAge?: number | null,
): string | null {
  const times = clock === null ? null : timesOf(date, clock, statedAge);
  return dated((written) => (times === null ? say(written) : recordTimesCopy.beside(say(written), times)), date);
}

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
  return said.map((sentence) => isolate(asSentence(upperFirst(shorten(sentence, SENTENCE_MAX))))).join(' ');
}
