// npm run retention: writes the tables of docs/privacy.md from the list that the scheduled job sweeps by. A guard fails
// if the two differ.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withRetentionTables } from './lib/build/retention-doc.ts';
import { ROOT } from './lib/run/local-server.ts';
import { failWithSentence } from './lib/run/say.ts';

const path = join(ROOT, 'docs/privacy.md');
try {
  writeFileSync(path, withRetentionTables(readFileSync(path, 'utf8')));
  console.log('docs/privacy.md is written');
} catch (error) {
  failWithSentence(error);
}
