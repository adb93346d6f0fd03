// npm run rules: fills the test cells of the rule tables from the ids in test titles. A guard fails if a table differs.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { RULE_TABLES } from './lib/rules/rule-tables.ts';
import { readAllSourceTests } from './lib/rules/source-tests.ts';
import { writeTestCells } from './lib/rules/test-cells.ts';
import { ROOT } from './lib/run/local-server.ts';
import { failWithSentence } from './lib/run/say.ts';

try {
  const tests = readAllSourceTests(ROOT);
  for (const { doc } of RULE_TABLES) {
    const path = join(ROOT, doc);
    const before = readFileSync(path, 'utf8');
    const after = writeTestCells(doc, before, tests);
    if (after !== before) writeFileSync(path, after);
    console.log(`${doc} ${after === before ? 'says what the tests say' : 'is written'}`);
  }
} catch (error) {
  failWithSentence(error);
}
