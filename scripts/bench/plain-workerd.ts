import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ROOT } from '../lib/run/local-server.ts';
import { findFreePort } from '../lib/run/port.ts';

/** Where the configuration is written; workerd resolves modules relative to it. */
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

export interface PlainWorkerdOptions {
  /** path of a call, without query → what the origin answers, per viewer */
  readonly answers: Readonly<Record<BenchViewer, Readonly<Record<string, unknown>>>>;
  /** bytes of the fixed answer per viewer; empty until the pages were fetched once */
  readonly pages: Readonly<Record<BenchViewer, string>>;
}

/**
 * The built edge in plain workerd, without Miniflare in front, so that its CPU time is the page's alone. The origin is
 * a worker in the same process that answers from memory, since an origin's cost is not the page's.
 */
export async function startPlainWorkerd(options: PlainWorkerdOptions): Promise<PlainWorkerd> {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  const [edgePort, fixedPort] = await Promise.all([findFreePort(), findFreePort()]);
  writeFileSync(join(FOLDER, 'origin.js'), originSource(options.answers));
  writeFileSync(join(FOLDER, 'fixed.js'), fixedSource(options.pages));
  writeFileSync(join(FOLDER, 'config.capnp'), configText(edgePort, fixedPort));
  const binary = join(ROOT, 'node_modules/.bin/workerd');
  const child = spawn(binary, ['serve', 'config.capnp'], { cwd: FOLDER, stdio: ['ignore', 'inherit', 'inherit'] });
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

function configText(edgePort: number, fixedPort: number): string {
  const { compatibility_date: date } = JSON.parse(readFileSync(join(EDGE, 'wrangler.json'), 'utf8')) as {
    compatibility_date: string;
  };
  const files = readdirSync(EDGE, { recursive: true, encoding: 'utf8' }).filter((file) => /\.m?js$/.test(file));
  const modules = ['index.js', ...files.filter((file) => file !== 'index.js')].map(
    (file) => `(name = "${file}", esModule = embed "${relative(FOLDER, join(EDGE, file))}")`,
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

/** Counts requests, so that the benchmark knows how many calls a page makes: GET /count reads and resets. */
function originSource(answers: PlainWorkerdOptions['answers']): string {
  return `const answers = ${JSON.stringify(jsonTexts(answers))};
let asked = 0;
export default { fetch(request) {
  const path = new URL(request.url).pathname;
  if (path === '/count') { const count = asked; asked = 0; return new Response(String(count)); }
  asked += 1;
  const viewer = (request.headers.get('cookie') ?? '').includes('session=') ? 'premium' : 'anonymous';
  const text = answers[viewer][path];
  if (text === undefined) return new Response('{}', { status: 404 });
  return new Response(text, { headers: { 'content-type': 'application/json' } });
} };`;
}

function fixedSource(pages: PlainWorkerdOptions['pages']): string {
  return `const encoder = new TextEncoder();
const pages = ${JSON.stringify(pages)};
const bytes = { anonymous: encoder.encode(pages.anonymous), premium: encoder.encode(pages.premium) };
export default { async fetch(request, env) {
  const url = new URL(request.url);
  if (url.pathname === '/shortest') return new Response('ok');
  if (url.pathname === '/count') return env.ORIGIN.fetch(request);
  const cookie = request.headers.get('cookie') ?? '';
  const answer = await env.ORIGIN.fetch('https://origin.internal/api/v4/person/details', { headers: { cookie } });
  await answer.text();
  const body = cookie.includes('session=') ? bytes.premium : bytes.anonymous;
  return new Response(body, { headers: { 'content-type': 'text/html; charset=UTF-8' } });
} };`;
}

function jsonTexts(answers: PlainWorkerdOptions['answers']) {
  return Object.fromEntries(
    Object.entries(answers).map(([viewer, byPath]) => [
      viewer,
      Object.fromEntries(Object.entries(byPath).map(([path, answer]) => [path, JSON.stringify(answer)])),
    ]),
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
