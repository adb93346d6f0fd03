import type { PhoneSearchAnswer } from '../../../shared/contract/finding/reverse-search.ts';
import { wideNetworkOf } from '../../../shared/http/network-of.ts';
import type { OriginContext } from '../context.ts';
import { keyedHashes } from '../http/keyed-hash.ts';
import { ProblemError } from '../http/problem-error.ts';
import type { CallHandler } from '../http/serve-call.ts';
import { loadOwners } from '../owners/load-owners.ts';
import { NATIONAL_DIGITS, type PhoneQuery, readPhone } from './phone-query.ts';
import { isFormer, type LineOfNumber, loadLines, loadNumbers } from './phone-store.ts';
import { loadReports, monthOf, recordReport, reportMonths } from './report-store.ts';

const COUNTRY_CODE = '1';

/** The response for a number that nobody shown here has, whether it is on record or not. */
const NOTHING_KNOWN = {
  lineType: null,
  carrier: null,
  city: null,
  state: null,
  timezone: null,
  lastSeen: null,
  isListed: false,
} as const;

/**
 * GET /api/search/phone (F2-13): who has a number, or which numbers on record fit a partial one. Everything about a
 * line comes from people shown here; reports belong to the number, whoever has it.
 */
export const answerSearchPhone: CallHandler<'searchPhone'> = async (c, { query: { phone } }) => {
  const asked = readPhone(phone);
  const id = COUNTRY_CODE + phone.slice(-NATIONAL_DIGITS);
  return asked.kind === 'whole' ? describeNumber(c, id, asked.number) : listNumbers(c, id, asked);
};

async function describeNumber(c: OriginContext, id: string, number: string): Promise<PhoneSearchAnswer> {
  const now = c.get('now');
  const [lines, reports] = await Promise.all([
    loadLines(c.env.PEOPLE, number, now),
    loadReports(c.env.ACCOUNTS, number, now),
  ]);
  const [newest] = lines;
  const former = lines.filter((line) => isFormer(line, newest));
  const current = lines.filter((line) => !former.includes(line));
  const [owners, formerOwners] = await Promise.all([ownersOf(c, current), ownersOf(c, former)]);
  const facts =
    newest === undefined
      ? NOTHING_KNOWN
      : {
          lineType: newest.line_type,
          carrier: newest.carrier,
          city: newest.city,
          state: newest.state_code,
          timezone: newest.timezone,
          lastSeen: newest.last_seen,
          isListed: current.some((line) => line.is_listed === 1),
        };
  return {
    phone: id,
    isPartial: false,
    ...facts,
    owners: [...owners],
    formerOwners: [...formerOwners],
    numbers: [],
    hasMoreNumbers: false,
    reports,
  };
}

const ownersOf = (c: OriginContext, lines: readonly LineOfNumber[]) =>
  loadOwners(
    c,
    lines.map((line) => ({ personId: line.person_id, isPublic: line.is_listed === 1 })),
  );

async function listNumbers(
  c: OriginContext,
  id: string,
  asked: Exclude<PhoneQuery, { readonly kind: 'whole' }>,
): Promise<PhoneSearchAnswer> {
  const { numbers, hasMore } = await loadNumbers(c.env.PEOPLE, asked);
  return {
    phone: id,
    isPartial: true,
    ...NOTHING_KNOWN,
    owners: [],
    formerOwners: [],
    numbers: numbers.map(({ number, line_type, city, state_code }) => ({
      phone: COUNTRY_CODE + number,
      lineType: line_type,
      city,
      state: state_code,
    })),
    hasMoreNumbers: hasMore,
    // People report numbers that called them, so a partial one has none.
    reports: { total: 0, months: reportMonths(c.get('now')).map((month) => ({ month, reports: 0 })), kinds: [] },
  };
}

/**
 * POST /api/phone/report: counted once per network (IPv6: /48, IPv4: /24), number and month. Bots do not get called, so
 * they cannot report.
 */
export const answerReportPhone: CallHandler<'reportPhone'> = async (c, { body: { phone, kind } }) => {
  const { botClass, clientAddress } = c.get('envelope');
  if (botClass !== 'human') throw new ProblemError(403, 'Forbidden', { detail: 'Reports are for people to make' });
  const now = c.get('now');
  const number = phone.slice(COUNTRY_CODE.length);
  // With month and number in the hash, nobody can be tracked from one to another.
  const who = `${monthOf(now)}:${number}:${wideNetworkOf(clientAddress)}`;
  const reporters = await keyedHashes(c.get('settings').secrets, 'phone reports', who);
  return recordReport(c.env.ACCOUNTS, { number, kind, reporters }, now);
};
