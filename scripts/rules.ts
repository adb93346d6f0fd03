// npm run rules: writes the test cells of the rule tables from the ids in the titles of the tests. A guard fails when a
// table says anything else.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './lib/local-server.ts';
import { readAllSourceTests } from './lib/read-source-tests.ts';
import { RULE_TABLES } from './lib/rule-tables.ts';
import { failWithSentence } from './lib/say.ts';
import { writeTestCells } from './lib/test-cells.ts';

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
