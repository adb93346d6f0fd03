import { beforeAll, describe, expect, it } from 'vitest';
import { DEFAULT_SEED } from '../../scripts/lib/database/people-database.ts';
import { COMMITTED_SEED, HELD_OUT_SEED, readCommitted } from '../search-quality/committed.ts';
import { drawQueries } from '../search-quality/queries.ts';
import { measureRecall, type Recall } from '../search-quality/recall.ts';
import { prepareTestDatabases } from '../support/test-server.ts';

const RECALL_MIN = 0.995;
const QUERIES_MIN = 300;

let peopleFile: string;
beforeAll(async () => {
  // The committed queries ask for people of this population.
  peopleFile = (await prepareTestDatabases(DEFAULT_SEED)).peopleFile;
});

function say(name: string, { asked, recall }: Recall): void {
  process.stdout.write(`recall at 10 of ${asked} ${name} queries: ${recall.toFixed(4)}\n`);
}

describe('the person searched for', () => {
  it('is on the first page for all but one in two hundred of the committed queries', async () => {
    const queries = readCommitted();
    expect(queries.length).toBeGreaterThanOrEqual(QUERIES_MIN);
    const found = await measureRecall(peopleFile, queries);
    say('committed', found);
    expect(found.recall, JSON.stringify(found.missed, null, 2)).toBeGreaterThanOrEqual(RECALL_MIN);
  });

  it('is there as often for unseen queries', async () => {
    const found = await measureRecall(peopleFile, drawQueries(peopleFile, HELD_OUT_SEED));
    say('held out', found);
    expect(found.asked).toBeGreaterThanOrEqual(QUERIES_MIN);
    expect(found.recall, JSON.stringify(found.missed, null, 2)).toBeGreaterThanOrEqual(RECALL_MIN);
  });

  it('is the target of the committed seed’s queries', () => {
    expect(readCommitted()).toEqual(drawQueries(peopleFile, COMMITTED_SEED));
  });
});
