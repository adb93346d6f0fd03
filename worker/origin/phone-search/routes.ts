import type { PhoneSearchAnswer } from '../../../shared/contract/finding/reverse-search.ts';
import type { OriginContext } from '../context.ts';
import type { CallHandler } from '../http/serve-call.ts';
import { loadOwners } from '../owners/load-owners.ts';
import { loadReports, noReports } from '../phone-reports/report-store.ts';
import { NATIONAL_DIGITS, type PhoneQuery, readPhone } from './phone-query.ts';
import { isFormer, type LineOfNumber, loadLines, loadNumbers } from './phone-store.ts';

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
    reports: noReports(c.get('now')),
  };
}
