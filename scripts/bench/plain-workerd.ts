import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { calls } from '../../shared/contract/calls.ts';
import { VIEW_QUOTA } from '../../shared/contract/operations/hard-stop.ts';
import type { PersonCounts } from '../../shared/contract/person/counts.ts';
import type { PersonDetails } from '../../shared/contract/person/person.ts';
import { PARTS_CONTENT_TYPE } from '../../shared/contract/transport/parts.ts';
import { ROOT } from '../lib/run/local-server.ts';
import { findFreePort } from '../lib/run/port.ts';

/** Below it the configurations are written; workerd resolves modules relative to them. */
const FOLDER = join(ROOT, '.wrangler/bench-workerd');
const EDGE = join(ROOT, 'dist/porchlight_edge');

/** The benchmark's viewers; the fake origin tells them apart by session cookie. */
export const BENCH_VIEWERS = ['anonymous', 'premium'] as const;
export type BenchViewer = (typeof BENCH_VIEWERS)[number];
export const PREMIUM_COOKIE = '__Host-session=bench';

export interface PlainWorkerd {
  readonly process: ChildProcess;
  readonly pid: number;
  /** the edge as it is built, in front of an origin that answers from memory */
  readonly edge: URL;
  /** asks that origin once and answers with the bytes of the anonymous or the premium page */
  readonly fixed: URL;
  stop(): Promise<void>;
}

const DETAILS_PATH = calls.personDetails.path;

/** A person as one viewer may see them. */
export interface BenchAnswer {
  readonly details: PersonDetails;
  readonly counts: PersonCounts;
}

export interface PlainWorkerdOptions {
  /** what the origin knows, per viewer */
  readonly answers: Readonly<Record<BenchViewer, BenchAnswer>>;
  /** bytes of the fixed answer per viewer; empty until the pages were fetched once */
  readonly pages: Readonly<Record<BenchViewer, string>>;
  /** how the origin counts views: by its details answers unless it is said */
  readonly hardStop?: HardStopWay;
  /** the answers to other calls, by path */
  readonly more?: Readonly<Record<string, unknown>>;
}

/** The origin counts a view with its details, by calls of their own, or not at all. */
export type HardStopWay = 'with details' | 'by calls' | 'none';

/**
 * The built edge in plain workerd, without Miniflare in front, so that its CPU time is the page's alone. The origin is
 * a worker in the same process that answers from memory, since an origin's cost is not the page's.
 */
export async function startPlainWorkerd(options: PlainWorkerdOptions): Promise<PlainWorkerd> {
  const { hardStop = 'with details' } = options;
  const folder = join(FOLDER, hardStop.replace(' ', '-'));
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const [edgePort, fixedPort] = await Promise.all([findFreePort(), findFreePort()]);
  writeFileSync(join(folder, 'origin.js'), originSource(options, hardStop));
  writeFileSync(join(folder, 'fixed.js'), fixedSource(options));
  writeFileSync(join(folder, 'config.capnp'), configText(folder, edgePort, fixedPort));
  const binary = join(ROOT, 'node_modules/.bin/workerd');
  const child = spawn(binary, ['serve', 'config.capnp'], { cwd: folder, stdio: ['ignore', 'inherit', 'inherit'] });
  if (child.pid === undefined) throw new Error('workerd did not start');
  const edge = new URL(`http://127.0.0.1:${edgePort}`);
  try {
    await untilAnswering(edge, child);
  } catch (error) {
    child.kill('SIGKILL');
    throw error;
  }
  return {
    process: child,
    pid: child.pid,
    edge,
    fixed: new URL(`http://127.0.0.1:${fixedPort}`),
    async stop() {
      if (child.exitCode !== null) return;
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

function configText(folder: string, edgePort: number, fixedPort: number): string {
  const { compatibility_date: date } = JSON.parse(readFileSync(join(EDGE, 'wrangler.json'), 'utf8')) as {
    compatibility_date: string;
  };
  const files = readdirSync(EDGE, { recursive: true, encoding: 'utf8' }).filter((file) => /\.m?js$/.test(file));
  const modules = ['index.js', ...files.filter((file) => file !== 'index.js')].map(
    (file) => `(name = "${file}", esModule = embed "${relative(folder, join(EDGE, file))}")`,
  );
  return `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [(name = "edge", worker = .edge), (name = "origin", worker = .origin), (name = "fixed", worker = .fixed)],
  sockets = [
    (name = "edge", address = "127.0.0.1:${edgePort}", http = (), service = "edge"),
    (name = "fixed", address = "127.0.0.1:${fixedPort}", http = (), service = "fixed"),
  ]
);
const edge :Workerd.Worker = (
  modules = [${modules.join(', ')}],
  compatibilityDate = "${date}", compatibilityFlags = ["nodejs_compat"],
  bindings = [
    (name = "ORIGIN", service = "origin"), (name = "ASSETS", service = "origin"),
    (name = "ENVIRONMENT", text = "production"),
    (name = "EDGE_ORIGIN_SECRET", text = "only for the bench, 32 characters"),
    (name = "SITE_URL", text = "https://127.0.0.1:${edgePort}"),
  ]
);
const origin :Workerd.Worker = (
  modules = [(name = "origin.js", esModule = embed "origin.js")], compatibilityDate = "${date}");
const fixed :Workerd.Worker = (
  modules = [(name = "fixed.js", esModule = embed "fixed.js")], compatibilityDate = "${date}",
  bindings = [(name = "ORIGIN", service = "origin")]);
`;
}

/**
 * The origin answers details in two parts with an entity tag, for any id as long as the bench person's, which it writes
 * over that person's: a copy of bytes costs it next to nothing. GET /count tells what was asked since the last time, and
 * resets it. Details without a late part, as a checkout asks for them, are always those of the bench person. The second part of somebody whose id begins with 'Plate' comes 300 ms late.
 */
function originSource({ answers, more = {} }: PlainWorkerdOptions, hardStop: HardStopWay): string {
  return `const encoder = new TextEncoder();
const made = ${JSON.stringify(answersInParts(answers))};
const more = new Map(${JSON.stringify(Object.entries(more))});
const whole = ${JSON.stringify(answers.anonymous.details)};
for (const answer of Object.values(made)) {
  answer.places = [];
  for (let at = answer.body.indexOf(answer.id); at >= 0; at = answer.body.indexOf(answer.id, at + 1))
    answer.places.push(encoder.encode(answer.body.slice(0, at)).length);
  answer.bytes = encoder.encode(answer.body);
}
function bodyFor({ bytes, places }, id) {
  const body = bytes.slice();
  for (const place of places) for (let at = 0; at < id.length; at += 1) body[place + at] = id.charCodeAt(at);
  return body;
}
function comingLate(body) {
  const end = body.indexOf(10) + 1;
  return new ReadableStream({
    start(controller) { controller.enqueue(body.subarray(0, end)); },
    async pull(controller) { await scheduler.wait(300); controller.enqueue(body.subarray(end)); controller.close(); },
  });
}
let asked = 0;
let unchanged = 0;
const quota = ${JSON.stringify(hardStop === 'with details' ? { [VIEW_QUOTA]: '15' } : {})};
const type = { 'content-type': '${PARTS_CONTENT_TYPE}', ...quota };
export default { fetch(request) {
  const url = new URL(request.url);
  if (url.pathname === '/count') {
    const counts = JSON.stringify({ asked, unchanged });
    asked = 0;
    unchanged = 0;
    return new Response(counts);
  }
  asked += 1;
  if (url.pathname === '${calls.hardStop.path}' && ${hardStop === 'by calls'})
    return Response.json(request.method === 'GET' ? { result: 'allowed', remainingQuota: 15 } : { isDone: true });
  if (more.has(url.pathname)) return Response.json(more.get(url.pathname));
  if (url.pathname === '${DETAILS_PATH}' && !url.searchParams.has('late')) return Response.json(whole);
  if (url.pathname !== '${DETAILS_PATH}') return new Response('{}', { status: 404 });
  const viewer = (request.headers.get('cookie') ?? '').includes('session=') ? 'premium' : 'anonymous';
  const id = url.searchParams.get('personId');
  if (id.startsWith('Plate')) return new Response(comingLate(bodyFor(made[viewer], id)), { headers: type });
  const etag = '"' + viewer + id + '"';
  if (request.headers.get('if-none-match') === etag) {
    unchanged += 1;
    return new Response(null, { status: 304, headers: { etag, ...quota } });
  }
  return new Response(bodyFor(made[viewer], id), { headers: { ...type, etag } });
} };`;
}

function fixedSource({ answers, pages }: PlainWorkerdOptions): string {
  const path = `${DETAILS_PATH}?late=true&personId=${answers.anonymous.details.results.id}`;
  return `const encoder = new TextEncoder();
const pages = ${JSON.stringify(pages)};
const bytes = { anonymous: encoder.encode(pages.anonymous), premium: encoder.encode(pages.premium) };
export default { async fetch(request, env) {
  const url = new URL(request.url);
  if (url.pathname === '/shortest') return new Response('ok');
  if (url.pathname === '/count') return env.ORIGIN.fetch(request);
  const cookie = request.headers.get('cookie') ?? '';
  const answer = await env.ORIGIN.fetch('https://origin.internal${path}', { headers: { cookie } });
  await answer.text();
  const body = cookie.includes('session=') ? bytes.premium : bytes.anonymous;
  return new Response(body, { headers: { 'content-type': 'text/html; charset=UTF-8' } });
} };`;
}

/** The two lines of each viewer's answer, and the id in them. */
function answersInParts(answers: PlainWorkerdOptions['answers']) {
  return Object.fromEntries(
    Object.entries(answers).map(([viewer, { details, counts }]) => {
      const late = { counts, related: details.relatedPeople, background: null };
      const body = `${JSON.stringify({ ...details, relatedPeople: null })}\n${JSON.stringify(late)}\n`;
      return [viewer, { id: details.results.id, body }];
    }),
  );
}

async function untilAnswering(url: URL, child: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    if (child.exitCode !== null) throw new Error(`workerd ended with ${child.exitCode}`);
    try {
      await (await fetch(new URL('/robots.txt', url))).arrayBuffer();
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
  throw new Error('workerd did not answer');
}
