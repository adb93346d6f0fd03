import type { PhoneReportKind, PhoneReports } from '../contract/finding/reverse-search.ts';

/** What reports say about a number, from nothing to the worst. */
export const PHONE_VERDICTS = ['none', 'few', 'some', 'many', 'spam'] as const;
export type PhoneVerdict = (typeof PHONE_VERDICTS)[number];

/** Calls that are made to many people who did not ask for them. A silent call may be a wrong number. */
const SPAM_KINDS: ReadonlySet<PhoneReportKind> = new Set(['robocall', 'sales', 'scam']);

/**
 * A number is likely spam if at least five people reported it and what most of them name is a robocall, a sales call
 * or an attempted scam. If just as many name something else, the page says only how many reported it. It is judged from
 * what everybody may see of the reports, so it gives away nothing more.
 *
 * @param reports kinds sorted by level, as the contract has them
 */
export function judgePhone({ level, kinds }: Pick<PhoneReports, 'level' | 'kinds'>): PhoneVerdict {
  if (level === null) return 'none';
  if (level === 'few') return 'few';
  const most = kinds.filter((kind) => kind.level === kinds[0]?.level);
  return most.length > 0 && most.every(({ kind }) => SPAM_KINDS.has(kind)) ? 'spam' : level;
}

/** How many people reported a number in the months that are counted apart; null if months were not sent. */
export function countReports({ byMonth }: Pick<PhoneReports, 'byMonth'>): number | null {
  const sum = byMonth?.reduce((total, month) => total + month, 0) ?? 0;
  return sum === 0 ? null : sum;
}
