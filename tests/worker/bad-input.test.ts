import { afterAll, beforeAll, expect, test } from 'vitest';
import { WORST_INPUTS } from '../../scripts/bench/worst-inputs.ts';
import { originAddress } from '../../scripts/lib/run/local-server.ts';
import { badRequests } from '../support/bad-paths.ts';
import { askOrigin, logIn } from '../support/callers.ts';
import { type AskedSite, askCall, askPage, clientOf, faultsLogged } from '../support/fuzz/ask-site.ts';
import { badCall, FUZZED_CALLS } from '../support/fuzz/bad-calls.ts';
import { badPage, FUZZED_PAGES } from '../support/fuzz/bad-pages.ts';
import { isErrorPage, pageFault } from '../support/fuzz/judge-page.ts';
import { type KnownValues, knownValues } from '../support/fuzz/known-values.ts';
import { type FuzzReport, reportLines, runCases } from '../support/fuzz/run-cases.ts';
import { closeRawConnections, rawBytes, rawRequest } from '../support/raw-http.ts';
import { startTestServer } from '../support/test-server.ts';

/** npm run fuzz sets how many of each, and the seed; npm test takes these. */
const PATHS = Number(process.env.FUZZ_PATHS ?? 3_000);
const CALLS = Number(process.env.FUZZ_CALLS ?? 700);
const PAGES = Number(process.env.FUZZ_VISITS ?? 500);
const SEED = Number(process.env.FUZZ_SEED ?? 20261120);
/** The one case to repeat: 'call 1234', 'page 12'. */
const [onlyOf = '', onlyIndex] = (process.env.FUZZ_ONLY ?? '').split(' ');
const onlyCase = (what: string): number | null => (onlyOf === what ? Number(onlyIndex) : null);
const isToBeRun = (what: string): boolean => onlyOf === '' || onlyOf === what;
/** From this many cases on, any seed reaches every kind of answer; npm run fuzz may take fewer. */
const ENOUGH_CASES = 1_000;
/** From this many on, every call and every page has had its turn. */
const ALL_IN_TURN = 300;
const TOLD_MAX = 20;
const SESSIONS = ['free@example.com', 'premium@example.com', 'bg@example.com'];
const HOUR_MS = 3_600_000;

let site: Awaited<ReturnType<typeof startTestServer>>;
let asked: AskedSite;
let people: readonly KnownValues[];
const logged: string[] = [];

beforeAll(async () => {
  site = await startTestServer({ onLog: (line) => logged.push(line), isOriginReachable: true });
  people = knownValues(site.databases.peopleFile);
  const sessions = await Promise.all(SESSIONS.map((email) => logIn(site.url, email)));
  asked = { url: site.url, originUrl: await originAddress(site.server), sessions, asked: new Map() };
});
afterAll(async () => {
  closeRawConnections();
  await site.server.dispose();
});

/** How to repeat a case, and what was sent. */
function describe(what: string, index: number, one: { method: string; path: string; body: string | null }): string {
  const body = one.body === null ? '' : ` with ${one.body.slice(0, 300)}`;
  return `npm run fuzz -- --seed ${SEED} --case '${what} ${index}' (${one.method} ${one.path.slice(0, 300)}${body})`;
}

function tell(title: string, report: FuzzReport): void {
  if (process.env.FUZZ_SEED !== undefined) console.log(`\n${reportLines(title, report).join('\n')}`);
}

test.runIf(isToBeRun('path'))(
  `answers ${PATHS} malformed requests with a clear page or a redirect within the site`,
  async () => {
    const faults: string[] = [];
    const statuses = new Map<number, number>();
    let errorPages = 0;
    const queue = badRequests(SEED, PATHS);
    const work = async (): Promise<void> => {
      for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
        const answer = await rawRequest(site.url, next.path, { headers: { ...next.headers } });
        statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
        if (isErrorPage(answer)) errorPages += 1;
        const found = pageFault(answer, next.path);
        if (found !== null)
          faults.push(`${found}: ${next.path.slice(0, 200)} ${JSON.stringify(next.headers).slice(0, 200)}`);
      }
    };
    await Promise.all(Array.from({ length: 8 }, work));
    expect(faults.slice(0, TOLD_MAX)).toEqual([]);
    if (PATHS < ENOUGH_CASES) return;
    expect(errorPages).toBeGreaterThan(0);
    // The cases must reach every kind of answer, or they prove little.
    for (const status of [200, 301, 400, 404])
      expect(statuses.get(status) ?? 0, `answers with ${status}`).toBeGreaterThan(0);
  },
  HOUR_MS,
);

test.runIf(isToBeRun('call'))(
  `answers ${CALLS} calls with bad values as the contract says`,
  async () => {
    const report = await runCases({
      count: CALLS,
      only: onlyCase('call'),
      caseOf: (index) => badCall(SEED, index, people),
      ask: (one, index) => askCall(asked, one, index, describe('call', index, one)),
      describe: (one, index) => describe('call', index, one),
    });
    tell('calls', report);
    expect(report.faults.slice(0, TOLD_MAX)).toEqual([]);
    expect(report.tested).toBe(onlyCase('call') === null ? CALLS : 1);
    if (CALLS < ALL_IN_TURN || onlyCase('call') !== null) return;
    expect([...report.byName.keys()]).toEqual(expect.arrayContaining([...FUZZED_CALLS]));
  },
  HOUR_MS,
);

test.runIf(isToBeRun('page'))(
  `answers ${PAGES} visits of pages with bad values by a page, a form or a redirect within the site`,
  async () => {
    const report = await runCases({
      count: PAGES,
      only: onlyCase('page'),
      caseOf: (index) => badPage(SEED, index, people),
      ask: async (one, index) => {
        const answer = await askPage(asked, one, index, describe('page', index, one));
        return { status: answer.status, fault: answer.status === 429 ? null : pageFault(answer, one.path, one.method) };
      },
      describe: (one, index) => describe('page', index, one),
    });
    tell('pages', report);
    expect(report.faults.slice(0, TOLD_MAX)).toEqual([]);
    expect(report.tested).toBe(onlyCase('page') === null ? PAGES : 1);
    if (PAGES < ALL_IN_TURN || onlyCase('page') !== null) return;
    expect([...report.byName.keys()]).toEqual(expect.arrayContaining([...FUZZED_PAGES]));
  },
  HOUR_MS,
);

test('handles the costliest inputs, and those that once broke it, through the edge and at the origin', async () => {
  const before = logged.length;
  const faults: string[] = [];
  for (const [index, path] of WORST_INPUTS.entries()) {
    const headers = { 'x-local-client': clientOf(3, index) };
    const answers = [
      ['edge', await rawRequest(site.url, path, { headers })],
      ['origin', await askOrigin(site.server, path, { cookie: null, botClass: 'human', caller: 'browser' })],
    ] as const;
    for (const [of, { status, body }] of answers)
      if (status >= 500 || status === 429)
        faults.push(`the ${of} answered ${status} to ${path}: ${body.slice(0, 200)}`);
  }
  expect(faults).toEqual([]);
  expect(faultsLogged(logged.slice(before), asked.asked).slice(0, TOLD_MAX)).toEqual([]);
});

test('logs no error while answering them', () => {
  expect(faultsLogged(logged, asked.asked).slice(0, TOLD_MAX)).toEqual([]);
});

test('survives bytes that are not HTTP', async () => {
  const lines = [
    'GET /\u0000 HTTP/1.1\r\nHost: a\r\n\r\n',
    'GET /name/\u00ff HTTP/1.1\r\nHost: a\r\n\r\n',
    'NONSENSE\r\n\r\n',
    '\r\n\r\n',
  ];
  for (const line of lines) {
    const status = await rawBytes(site.url, Buffer.from(line, 'latin1'));
    if (status !== null) expect(status).not.toMatch(/^HTTP\/1\.1 500/);
  }
  expect((await rawRequest(site.url, '/')).status).toBe(200);
});
