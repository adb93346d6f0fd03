import type { Scan } from './answer.ts';
import { judgePolicy } from './content-security-policy.ts';
import { judgeCookies } from './cookies.ts';
import { FINDINGS, type Finding } from './findings.ts';
import {
  judgeContentTypeOptions,
  judgeFraming,
  judgeHsts,
  judgeRedirection,
  judgeReferrers,
  judgeResourcePolicy,
  judgeSharing,
} from './headers.ts';
import { judgeScripts } from './scripts.ts';

/** What a page gets: the finding of each test, points from 0 up, and a grade from F to A+. */
export interface Graded {
  readonly tests: readonly { readonly name: string; readonly finding: Finding; readonly points: number }[];
  readonly score: number;
  readonly grade: string;
}

/** With fewer points after all deductions, nothing is added. */
const LEAST_FOR_EXTRA = 90;
/** Grades from this many points up, in steps of five from 100 down. */
const GRADES = ['A+', 'A', 'A', 'A-', 'B+', 'B', 'B', 'B-', 'C+', 'C', 'C', 'C-', 'D+', 'D', 'D', 'D-'];

/**
 * Grades a page by the rules of MDN's HTTP Observatory (findings.ts), except whether browsers know the site beforehand as
 * one of https (preload), which no header decides.
 *
 * @throws if the page has several content security policies
 */
export function grade(scan: Scan): Graded {
  const hsts = judgeHsts(scan);
  const hasHsts = hsts === 'hsts-implemented-max-age-at-least-six-months';
  const findings: readonly (readonly [name: string, finding: Finding])[] = [
    ['Content Security Policy', judgePolicy(scan)],
    ['cookies', judgeCookies(scan.setCookies, hasHsts)],
    ['Cross-Origin Resource Sharing', judgeSharing(scan)],
    ['redirection to https', judgeRedirection(scan)],
    ['Referrer-Policy', judgeReferrers(scan)],
    ['Strict-Transport-Security', hsts],
    ['Subresource Integrity', judgeScripts(scan)],
    ['X-Content-Type-Options', judgeContentTypeOptions(scan)],
    ['framing by other sites', judgeFraming(scan)],
    ['Cross-Origin-Resource-Policy', judgeResourcePolicy(scan)],
  ];
  const tests = findings.map(([name, finding]) => ({ name, finding, points: FINDINGS[finding] }));
  const sum = (points: readonly number[]) => points.reduce((total, one) => total + one, 100);
  const points = tests.map((test) => test.points);
  const deducted = sum(points.filter((one) => one < 0));
  const score = Math.max(0, deducted < LEAST_FOR_EXTRA ? deducted : sum(points));
  return { tests, score, grade: GRADES[Math.ceil((100 - Math.min(score, 100)) / 5)] ?? 'F' };
}
