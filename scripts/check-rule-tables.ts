// Runs after the tests: every row that needs a test must have one that passed. The form of the tables is guarded by
// tests/guards/rule-tables.test.ts.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { owesTest, parseRuleTable, RULE_TABLES } from './lib/rules/rule-tables.ts';
import { findUnprovenRows, readPlaywrightReport, readVitestReport } from './lib/rules/test-results.ts';
import { ROOT } from './lib/run/local-server.ts';
import { failWithSentence } from './lib/run/say.ts';

try {
  const rows = RULE_TABLES.flatMap(({ doc }) => parseRuleTable(doc, readFileSync(join(ROOT, doc), 'utf8')).rows);
  const unproven = findUnprovenRows(rows, [
    ...readVitestReport(readReport('vitest.json'), ROOT),
    ...readVitestReport(readReport('vitest-worker.json'), ROOT),
    ...readPlaywrightReport(readReport('playwright.json'), ROOT),
  ]);
  for (const fault of unproven) console.error(fault);
  const owing = rows.filter(owesTest);
  console.log(
    `${rows.length} rules: ${owing.length} built, ${rows.length - owing.length} later. ` +
      `${owing.length - unproven.length} are proven by a test that ran, ${unproven.length} are not`,
  );
  process.exitCode = unproven.length === 0 ? 0 : 1;
} catch (error) {
  failWithSentence(error);
}

function readReport(name: string): unknown {
  try {
    return JSON.parse(readFileSync(join(ROOT, 'test-results', name), 'utf8'));
  } catch (cause) {
    throw new Error(`test-results/${name} cannot be read: this check comes after the tests of npm test.`, { cause });
  }
}
