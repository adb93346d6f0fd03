import type { PhoneSearchAnswer } from '../../../shared/contract/finding/reverse-search.ts';
import { areaOfCode } from '../../../shared/people/area-codes.ts';
import { inTens } from '../../../shared/people/in-tens.ts';
import type { OriginContext } from '../context.ts';
import { assertOpens } from '../entitlement/assert-opens.ts';
import type { CallHandler } from '../http/serve-call.ts';
import type { OwnerCandidate } from '../owners/known-owners.ts';
import { loadOwners } from '../owners/load-owners.ts';
import { openNext } from '../owners/open-next.ts';
import { loadReports, loadReportsByMonth, NO_REPORTS } from '../phone-reports/report-store.ts';
import { loadAreaCities } from './area-cities.ts';
import { loadCrowds } from './crowds.ts';
import { NATIONAL_DIGITS, type PhoneQuery, readPhone } from './phone-query.ts';
import { type Holders, type LineOfNumber, loadHolders, loadNumbers } from './phone-store.ts';

const COUNTRY_CODE = '1';
const AREA_CODE_DIGITS = 3;

/** What there is to say of a number that nobody shown here has, or that too few others hide: on record or not. */
const NOTHING_KNOWN = {
  isOnRecord: false,
  lineType: null,
  isListed: false,
  carrier: null,
  firstSeen: null,
  lastSeen: null,
  owners: [],
  formerOwners: [],
  opening: null,
  isOutOfLookups: false,
} satisfies Partial<PhoneSearchAnswer>;
const NO_NUMBERS = { numbers: [], hasMoreNumbers: false, otherNumbers: 0 } satisfies Partial<PhoneSearchAnswer>;

/**
 * GET /api/search/phone (F2-13): the kind of line, what the area code tells and whether the number is on record, and who
 * has it as far as this viewer knows; or which listed landlines fit a partial number. It never uses a lookup. Reports
 * belong to the number, whoever has it.
 */
export const answerSearchPhone: CallHandler<'searchPhone'> = async (c, { query: { phone } }) => {
  const asked = readPhone(phone);
  const national = phone.slice(-NATIONAL_DIGITS);
  const about = {
    phone: COUNTRY_CODE + national,
    isPartial: asked.kind !== 'whole',
    area: areaOfCode(national.slice(0, AREA_CODE_DIGITS)),
  };
  if (asked.kind !== 'whole')
    return { ...about, ...NOTHING_KNOWN, ...(await listNumbers(c, asked)), reports: NO_REPORTS };
  const now = c.get('now');
  const [told, reports, cities] = await Promise.all([
    describeNumber(c, asked.number),
    loadReports(c.env.ACCOUNTS, asked.number, now),
    loadAreaCities(c.env.PEOPLE, asked.number.slice(0, AREA_CODE_DIGITS)),
  ]);
  const area = about.area === null ? null : { ...about.area, cities };
  // A directory shows everybody whose number it is, so they may also see how often it was reported.
  const byMonth =
    told.isListed && reports.level !== null ? await loadReportsByMonth(c.env.ACCOUNTS, asked.number, now) : null;
  return { ...about, ...NO_NUMBERS, ...told, area, reports: byMonth === null ? reports : { ...reports, byMonth } };
};

/** POST /api/search/phone: opens whoever had the number last and is not known to the viewer, then those before them. */
export const answerOpenPhone: CallHandler<'openPhone'> = async (c, { body: { phone, named }, viewer }) => {
  assertOpens(c, viewer);
  const holders = await loadHolders(c.env.PEOPLE, phone.slice(-NATIONAL_DIGITS), c.get('now'));
  return openNext(c, viewer, { candidates: candidatesOf(holders), named });
};

async function describeNumber(c: OriginContext, number: string) {
  const [holders, crowds] = await Promise.all([
    loadHolders(c.env.PEOPLE, number, c.get('now')),
    loadCrowds(c.env.PEOPLE, number.slice(0, AREA_CODE_DIGITS)),
  ]);
  const lines = linesOf(holders);
  const [newest] = lines;
  const { named, opening, isOutOfLookups } = await loadOwners(c, candidatesOf(holders));
  if (newest === undefined) return NOTHING_KNOWN;
  const isTold = named.length > 0 || opening !== null;
  if (!isTold && !crowds.has(newest.line_type)) return NOTHING_KNOWN;
  const isOf = (some: readonly LineOfNumber[]) => {
    const ids = new Set(some.map(({ person_id }) => person_id));
    return named.filter(({ id }) => ids.has(id));
  };
  const [first] = named;
  // As their page has it: about anybody else, neither the carrier nor when the line was first or last known is told.
  const theirs = lines.find(({ person_id }) => person_id === first?.id);
  return {
    isOnRecord: true,
    lineType: newest.line_type,
    isListed: holders.current.some(({ is_listed }) => is_listed === 1),
    carrier: theirs?.carrier ?? null,
    firstSeen: theirs?.first_seen ?? null,
    lastSeen: theirs?.last_seen ?? null,
    owners: isOf(holders.current),
    formerOwners: isOf(holders.former),
    opening,
    isOutOfLookups,
  };
}

/** In the order in which they are opened: who has the number, last confirmed first, then who had it. */
const linesOf = ({ current, former }: Holders): readonly LineOfNumber[] => [...current, ...former];

const candidatesOf = (holders: Holders): readonly OwnerCandidate[] =>
  linesOf(holders).map(({ person_id, is_listed }) => ({ personId: person_id, isPublic: is_listed === 1 }));

async function listNumbers(c: OriginContext, asked: Exclude<PhoneQuery, { readonly kind: 'whole' }>) {
  const { listed, hasMore, others } = await loadNumbers(c.env.PEOPLE, asked);
  return {
    numbers: listed.map((number) => ({ phone: COUNTRY_CODE + number })),
    hasMoreNumbers: hasMore,
    otherNumbers: inTens(others),
  };
}
