import { afterAll, beforeAll, expect, test } from 'vitest';
import { costOf } from '../../scripts/bench/origin-calls.ts';
import { calls } from '../../shared/contract/calls.ts';
import { clientOf } from '../support/fuzz/ask-site.ts';
import { pageFault } from '../support/fuzz/judge-page.ts';
import { callerOfOdd, ODD_STRINGS, oddCall, oddPage } from '../support/fuzz/odd-strings.ts';
import { closeRawConnections, rawRequest } from '../support/raw-http.ts';
import { rotatingSample } from '../support/sample.ts';
import { startTestServer, TEST_SECRET } from '../support/test-server.ts';

/** One in this many each day; all of them before a release. */
const SHARE = 20;
const PARALLEL = 8;
const TOLD_MAX = 20;
/** Clients of these tests, apart from those of other ones. */
const LANE = 7;
/**
 * Rows that a call may read, from both databases. A search of people looks up a bounded number of readings of a name in a
 * bounded number of places, and of other searches if it finds nobody.
 */
const ROWS_MAX = { people: 12_000, others: 5_000 };
/** A page that takes longer has hung: the edge gives up on the origin before. */
const HUNG_MS = 30_000;
const HOUR_MS = 3_600_000;

const indexes = rotatingSample([...Array(ODD_STRINGS).keys()], SHARE);
const logged: string[] = [];
let site: Awaited<ReturnType<typeof startTestServer>>;

beforeAll(async () => {
  site = await startTestServer({ onLog: (line) => logged.push(line) });
});
afterAll(async () => {
  closeRawConnections();
  await site.server.dispose();
});

/** What is wrong with the answers to these strings, a line each. */
async function faultsOf(ask: (index: number) => Promise<string | null>): Promise<string[]> {
  const faults: string[] = [];
  const queue = [...indexes];
  const work = async (): Promise<void> => {
    for (let index = queue.pop(); index !== undefined; index = queue.pop()) {
      const fault = await ask(index);
      if (fault !== null) faults.push(`${index}: ${fault}`);
    }
  };
  await Promise.all(Array.from({ length: PARALLEL }, work));
  return faults.slice(0, TOLD_MAX);
}

async function inTime<T>(work: Promise<T>): Promise<T | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), HUNG_MS);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

test('an odd string in any box gets a page, its form or a redirect within the site, never a fault', {
  timeout: HOUR_MS,
}, async () => {
  const faults = await faultsOf(async (index) => {
    const { box, kind, path } = oddPage(index);
    const headers = { 'x-local-client': clientOf(LANE, index) };
    const answer = await inTime(rawRequest(site.url, path, { headers }));
    const fault = answer === null ? 'no answer' : pageFault(answer, path);
    return fault === null ? null : `${fault} (${kind} in '${box}': ${path.slice(0, 200)})`;
  });
  expect(faults).toEqual([]);
});

test('a call with an odd string is answered or refused by the origin, after few rows', {
  timeout: HOUR_MS,
}, async () => {
  let answered = 0;
  const faults = await faultsOf(async (index) => {
    const odd = oddCall(index);
    const cost = await inTime(costOf(site.server, TEST_SECRET, odd.path, callerOfOdd(odd)));
    const what = `(${odd.kind} in '${odd.box}': ${odd.path.slice(0, 200)})`;
    if (cost === null) return `no answer ${what}`;
    if (![200, 400, 404].includes(cost.status)) return `status ${cost.status} ${what}`;
    if (cost.status === 200) answered += 1;
    return cost.rows > (odd.path.startsWith(calls.searchPeople.path) ? ROWS_MAX.people : ROWS_MAX.others)
      ? `${cost.rows} rows ${what}`
      : null;
  });
  expect(faults).toEqual([]);
  // Those that are refused at once prove little.
  expect(answered).toBeGreaterThan(indexes.length / 4);
});

test('nobody has to read of them: they log no error', () => {
  expect(logged.filter((line) => /"message":"(?:call|page) failed"|Error:|origin_failed/.test(line))).toEqual([]);
});
