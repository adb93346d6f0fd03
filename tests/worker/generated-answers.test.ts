import type { Miniflare } from 'miniflare';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { calls } from '../../shared/contract/calls.ts';
import { stripUnknown } from '../../shared/contract/transport/strip-unknown.ts';
import { type Mutation, mutationsOf } from '../support/contract-mutations.ts';
import {
  casePath,
  type GeneratedCase,
  generatedCounts,
  generatedDetails,
  startGeneratedOrigin,
  withCaseId,
} from '../support/generated-origin.ts';
import { parsePage } from '../support/html-faults.ts';
import { anotherClient, closeRawConnections, type RawAnswer, rawRequest } from '../support/raw-http.ts';
import { rotatingSample, sampleSize } from '../support/sample.ts';
import { startBuiltServer, TEST_SECRET } from '../support/test-server.ts';

/** npm run fuzz sets how many, and the seed; npm test takes these. */
const CASES = Number(process.env.FUZZ_CASES ?? sampleSize(3_000, 300));
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_120);
const HUMAN = { 'user-agent': 'Mozilla/5.0 Chrome/156.0 Safari/537.36' };
const PARALLEL = 4;
/** Numbers of the cases with one broken field; the others fit the contract. */
const FIRST_MUTATION = 1_000_000;

const mutations = mutationsOf(calls.personDetails.response);
const logged: string[] = [];
let origin: Awaited<ReturnType<typeof startGeneratedOrigin>>;
let edge: Miniflare;
let url: URL;

function caseOf(number: number): GeneratedCase {
  const mutation = mutations[number - FIRST_MUTATION];
  if (mutation !== undefined) return { details: withCaseId(mutation.make(), number), counts: null };
  return { details: withCaseId(generatedDetails(SEED, number), number), counts: generatedCounts(SEED, number) };
}

beforeAll(async () => {
  origin = await startGeneratedOrigin(caseOf);
  const started = await startBuiltServer({
    port: 0,
    originUrl: origin.url,
    vars: { ENVIRONMENT: 'local', EDGE_ORIGIN_SECRET: TEST_SECRET },
    onLog: (line) => logged.push(line),
  });
  edge = started.server;
  url = started.url;
});
afterAll(async () => {
  closeRawConnections();
  await edge?.dispose();
  await origin?.close();
});

test(`${CASES} of the most absurd answers the contract allows each render a page with its heading`, async () => {
  const faults: string[] = [];
  await forEach(CASES, async (number) => {
    const answer = await rawRequest(url, casePath(number), { headers: { ...HUMAN, ...anotherClient() } });
    const { results } = generatedDetails(SEED, number) as { results: { name: { fullName: string } } };
    for (const fault of faultsOfPage(answer, results.name.fullName)) faults.push(`case ${number}: ${fault}`);
  });
  expect(faults.slice(0, 10)).toEqual([]);
});

test('each field of a details answer, missing, null or of another type, gives a page or the error page and a log entry', async () => {
  const faults: string[] = [];
  let refused = 0;
  const broken =
    process.env.FUZZ_CASES === undefined ? rotatingSample([...mutations.keys()], 3) : [...mutations.keys()];
  await forEach(broken.length, async (at) => {
    const index = broken[at] as number;
    const mutation = mutations[index] as Mutation;
    const number = FIRST_MUTATION + index;
    // Unknown keys are dropped, whatever they contain.
    const sent = stripUnknown(calls.personDetails.response, JSON.parse(JSON.stringify(caseOf(number).details)));
    const isAllowed = calls.personDetails.response.safeParse(sent.value).success;
    const answer = await rawRequest(url, casePath(number), { headers: { ...HUMAN, ...anotherClient() } });
    const found = isAllowed ? faultsOfPage(answer, null) : faultsOfErrorPage(answer);
    for (const fault of found) faults.push(`${mutation.what}: ${fault}`);
    if (!isAllowed) refused += 1;
  });
  expect(faults.slice(0, 10)).toEqual([]);
  // Nearly every break must cause a failure, or the cases prove little.
  expect(refused).toBeGreaterThan(broken.length / 2);
});

test('rendering them caused no error in the worker', () => {
  expect(logged.filter((line) => /"render_failed"|"edge_fault"|TypeError|RangeError/.test(line))).toEqual([]);
});

async function forEach(count: number, work: (number: number) => Promise<void>): Promise<void> {
  let next = 0;
  const worker = async (): Promise<void> => {
    while (next < count) {
      next += 1;
      await work(next - 1);
    }
  };
  await Promise.all(Array.from({ length: PARALLEL }, worker));
}

function faultsOfPage({ status, body }: RawAnswer, fullName: string | null): string[] {
  if (status !== 200) return [`status ${status}`];
  const { faults, headings } = parsePage(body);
  const [heading, ...others] = headings;
  if (others.length > 0 || heading === undefined) return [...faults, `${headings.length} headings`];
  if (fullName !== null && !squeezed(heading).includes(squeezed(fullName)))
    return [...faults, `the heading is '${heading.slice(0, 60)}' and not '${fullName.slice(0, 60)}'`];
  return [...faults];
}

function faultsOfErrorPage({ status, body, headers }: RawAnswer): string[] {
  if (status !== 404) return [`status ${status}`];
  const trackingId = String(headers['x-tracking-id']);
  const { faults, text } = parsePage(body);
  const isLogged = logged.some((line) => line.includes(trackingId) && line.includes('converted to a 404'));
  return [
    ...faults,
    ...(text.includes(trackingId) ? [] : ['no tracking id on the page']),
    ...(isLogged ? [] : ['no log entry']),
  ];
}

/** Letters only: white space and characters that HTML cannot contain may differ. */
const squeezed = (text: string): string => text.replace(/[\s\p{C}]+/gu, '');
