import { beforeAll, describe, expect, it } from 'vitest';
import { COMMITTED_SEED, HELD_OUT_SEED, readCommitted } from '../search-quality/committed.ts';
import { drawQueries } from '../search-quality/queries.ts';
import { measureRecall, type Recall } from '../search-quality/recall.ts';
import { prepareTestDatabases } from '../support/test-server.ts';

const RECALL_MIN = 0.95;
const QUERIES_MIN = 300;

let peopleFile: string;
beforeAll(async () => {
  peopleFile = (await prepareTestDatabases()).peopleFile;
});

function say(name: string, { asked, recall }: Recall): void {
  process.stdout.write(`recall at 10 of ${asked} ${name} queries: ${recall.toFixed(4)}\n`);
}

describe('the person who is looked for', () => {
  it('is on the first page of the committed queries, but for one in twenty at most', async () => {
    const queries = readCommitted();
    expect(queries.length).toBeGreaterThanOrEqual(QUERIES_MIN);
    const found = await measureRecall(peopleFile, queries);
    say('committed', found);
    expect(found.recall, JSON.stringify(found.missed, null, 2)).toBeGreaterThanOrEqual(RECALL_MIN);
  });

  it('is counted for queries that nobody looked at as well', async () => {
    const found = await measureRecall(peopleFile, drawQueries(peopleFile, HELD_OUT_SEED));
    say('held out', found);
    expect(found.asked).toBeGreaterThanOrEqual(QUERIES_MIN);
  });

  it('is asked for by the queries of the seed that is committed', () => {
    expect(readCommitted()).toEqual(drawQueries(peopleFile, COMMITTED_SEED));
  });
});
