import type { PhoneReports } from '../../../shared/contract/finding/reverse-search.ts';
import { phoneReportsCopy as words } from '../../../shared/copy/search/phone-reports.ts';
import { formatMonth } from '../../../shared/people/months.ts';
import { countReports, judgePhone } from '../../../shared/people/phone-verdict.ts';
import { monthsUntil } from '../../phone-reports/months-until.ts';

/** With fewer reports than this, it says nothing that most came in one month. */
const BURST_FROM = 5;

/** Why a number gets its word: how many people reported it, as what, and that nobody checks reports. */
export function whyVerdict(reports: PhoneReports, now: number): string {
  const { level } = reports;
  if (level === null) return `${words.none} ${words.unchecked}`;
  const count = countReports(reports);
  const people = count === null ? words.levels[level] : words.people(count);
  return [sentenceOf(reports, people), burstOf(reports, now), words.unchecked]
    .filter((part) => part !== null)
    .join(' ');
}

function sentenceOf(reports: PhoneReports, people: string): string {
  const verdict = judgePhone(reports);
  if (verdict === 'few' || reports.kinds.length === 0) return words.few(people);
  const most = reports.kinds.filter(({ level }) => level === reports.kinds[0]?.level).map(({ kind }) => kind);
  return verdict === 'spam' ? words.spam(people, most) : words.mixed(people, most);
}

/** 'Most of the reports came in Jul, 2026.', where most reports came in one month. */
function burstOf(reports: PhoneReports, now: number): string | null {
  const count = countReports(reports) ?? 0;
  const byMonth = reports.byMonth ?? [];
  const at = byMonth.findIndex((month) => month * 2 > count);
  const month = monthsUntil(now, byMonth.length)[at];
  return count < BURST_FROM || month === undefined ? null : words.burst(formatMonth(month) ?? month);
}
