import { expect, test } from 'vitest';
import type { PhoneReportKind, PhoneReports, ReportLevel } from '../contract/finding/reverse-search.ts';
import { countReports, judgePhone } from './phone-verdict.ts';

const judge = (level: PhoneReports['level'], ...kinds: readonly (readonly [PhoneReportKind, ReportLevel])[]) =>
  judgePhone({ level, kinds: kinds.map(([kind, of]) => ({ kind, level: of, lastReported: '2026-11' })) });

test('a number that few people or nobody reported is not judged, whatever the reports say', () => {
  expect(judge(null)).toBe('none');
  expect(judge('few', ['scam', 'few'])).toBe('few');
});

test('a number is likely spam if what most people name is a robocall, a sales call or a scam', () => {
  expect(judge('some', ['scam', 'some'])).toBe('spam');
  expect(judge('many', ['robocall', 'many'], ['silent', 'some'])).toBe('spam');
  expect(judge('some', ['sales', 'few'], ['robocall', 'few'])).toBe('spam');
});

test('if most people, or just as many, name something else, the page says only that a number is reported', () => {
  expect(judge('some', ['silent', 'some'], ['scam', 'few'])).toBe('some');
  expect(judge('many', ['debt', 'some'], ['scam', 'some'])).toBe('many');
  expect(judge('some')).toBe('some');
});

test('reports are counted only if months were sent', () => {
  expect(countReports({})).toBeNull();
  expect(countReports({ byMonth: [0, 0, 0] })).toBeNull();
  expect(countReports({ byMonth: [0, 9, 2] })).toBe(11);
});
