import { owesTest, type RuleRow, titleIds, withoutTitleIds } from './rule-tables.ts';
import type { TestRun } from './test-results.ts';

/**
 * Rows that owe a test and are not proven, each with the reason. A row is proven when at least one test that carries its
 * id passed, in whichever project, and none failed.
 */
export function findUnprovenRows(rows: readonly RuleRow[], runs: readonly TestRun[]): string[] {
  const runsOfId = new Map<string, TestRun[]>();
  for (const run of runs)
    for (const id of new Set(run.titles.flatMap(titleIds))) runsOfId.set(id, [...(runsOfId.get(id) ?? []), run]);
  return rows.filter(owesTest).flatMap(({ id }) => {
    const own = runsOfId.get(id) ?? [];
    const failed = own.find(({ outcome }) => outcome === 'failed');
    if (failed !== undefined) return [`${id} is not proven: failed: ${nameOf(failed)}`];
    if (own.some(({ outcome }) => outcome === 'passed')) return [];
    const [skipped] = own;
    return [`${id} is not proven: ${skipped === undefined ? 'no test of it ran' : `skipped: ${nameOf(skipped)}`}`];
  });
}

function nameOf({ file, titles }: TestRun): string {
  return `${file} › ${titles.map(withoutTitleIds).join(' › ')}`;
}
