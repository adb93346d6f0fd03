// After the test run: every test that a rule table names has run and passed. The form of the tables is guarded by
// tests/guards/rule-tables.test.ts.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './lib/local-server.ts';
import { findUnprovenRows, parseRuleTable, RULE_TABLES } from './lib/rule-tables.ts';
import { failWithSentence } from './lib/say.ts';
import { collectOutcomes, readPlaywrightReport, readVitestReport } from './lib/test-results.ts';

try {
  const rows = RULE_TABLES.flatMap(({ doc }) => parseRuleTable(doc, readFileSync(join(ROOT, doc), 'utf8')).rows);
  const outcomes = collectOutcomes([
    ...readVitestReport(readReport('vitest.json'), ROOT),
    ...readVitestReport(readReport('vitest-worker.json'), ROOT),
    ...readPlaywrightReport(readReport('playwright.json'), ROOT),
  ]);
  const unproven = findUnprovenRows(rows, outcomes);
  for (const fault of unproven) console.error(fault);
  const proven = rows.filter(({ test }) => test !== null).length - unproven.length;
  console.log(`${proven} rules proven by a test that ran, ${unproven.length} not, of ${rows.length} in the tables`);
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
