// npm run search-quality: how often the person searched for is on the first page, over queries drawn from two seeds.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { COMMITTED_QUERIES, COMMITTED_SEED, HELD_OUT_SEED, readCommitted } from '../tests/search-quality/committed.ts';
import { drawQueries } from '../tests/search-quality/queries.ts';
import { measureRecall, type Recall } from '../tests/search-quality/recall.ts';
import { prepareTestDatabases } from '../tests/support/test-server.ts';
import { DEFAULT_SEED } from './lib/database/people-database.ts';
import { ROOT } from './lib/run/local-server.ts';
import { failWithSentence, say } from './lib/run/say.ts';

try {
  // --write redraws the committed queries after the population has changed; --committed skips the other seed.
  const { values } = parseArgs({ options: { write: { type: 'boolean' }, committed: { type: 'boolean' } } });
  const { peopleFile } = await prepareTestDatabases(DEFAULT_SEED);
  if (values.write === true) {
    const queries = drawQueries(peopleFile, COMMITTED_SEED);
    writeFileSync(join(ROOT, COMMITTED_QUERIES), `${JSON.stringify(queries, null, 2)}\n`);
    say(`wrote ${queries.length} queries to ${COMMITTED_QUERIES}`);
  }
  print('committed', await measureRecall(peopleFile, readCommitted()));
  if (values.committed !== true)
    print('held out', await measureRecall(peopleFile, drawQueries(peopleFile, HELD_OUT_SEED)));
} catch (error) {
  failWithSentence(error);
}

function print(name: string, { asked, recall, missed, kinds }: Recall): void {
  console.log(`\n${name}: recall at 10 is ${recall.toFixed(4)} of ${asked} queries`);
  for (const [kind, counts] of kinds)
    console.log(`  ${kind.padEnd(36)} ${counts.asked - counts.missed} of ${counts.asked}`);
  for (const query of missed) console.log(`  missed: ${JSON.stringify(query)}`);
}
