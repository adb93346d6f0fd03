import { readdirSync, readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { ensureBuild } from '../../scripts/lib/build/build.ts';
import { ROOT } from '../../scripts/lib/run/local-server.ts';
import { say } from '../../scripts/lib/run/say.ts';
import { calls } from '../../shared/contract/calls.ts';
import type { SiteAnswer } from '../../shared/contract/operations/site.ts';
import { PARTS_CONTENT_TYPE } from '../../shared/contract/transport/parts.ts';
import { buildCounts, buildPerson, buildRelative } from '../fixtures/person.ts';
import { buildDetails } from '../fixtures/person-page.ts';
import { type EdgeBefore, startEdgeBefore } from '../support/edge-before.ts';
import { unnamedScripts } from '../support/inline-scripts.ts';
import { rawRequest } from '../support/raw-http.ts';

/** How the built edge worker streams a page. */

const HUMAN = { 'user-agent': 'Mozilla/5.0 Chrome/156.0 Safari/537.36' };
const GOOGLE = { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' };
const ID = 'Pabcdefghijk1234';
const PERSON = `/name/Maya-Ostrowski/Portland-OR/${ID}`;
const DETAILS = JSON.stringify(buildDetails(buildPerson({ id: ID, relatives: [buildRelative(1)] })));
const COUNTS = buildCounts({ criminalTrafficRecords: 3 });
/** The mark of a late slot. */
const PLACEHOLDER = /<template/;

let edge: EdgeBefore | null = null;

// A test reads the build itself, and there is no time to build during a test.
beforeAll(() => ensureBuild(say));
afterEach(async () => {
  await edge?.stop();
  edge = null;
});

/** What an isolate asks beside its first page, whosever page that is. */
function answerAboutSite(answer: ServerResponse): void {
  answer.writeHead(200, { 'content-type': 'application/json' });
  answer.end(JSON.stringify({ isInvented: false, notice: null } satisfies SiteAnswer));
}

/** An edge whose origin answers counts only on demand. */
async function edgeWithHeldCounts(edgeVars: Record<string, string> = {}) {
  const asked: string[] = [];
  const released = Promise.withResolvers<void>();
  edge = await startEdgeBefore(async (request, answer) => {
    const { pathname } = new URL(request.url ?? '/', 'http://origin');
    if (pathname === calls.site.path) return answerAboutSite(answer);
    asked.push(pathname);
    if (pathname === calls.personCounts.path) await released.promise;
    answer.writeHead(200, { 'content-type': 'application/json' });
    answer.end(pathname === calls.personCounts.path ? JSON.stringify(COUNTS) : DETAILS);
  }, edgeVars);
  return { url: edge.url, asked, release: released.resolve };
}

/** A view whose counts are released once the whole shell has been read: the shell, the page, the response headers. */
async function viewWithLateCounts() {
  const { url, asked, release } = await edgeWithHeldCounts();
  return { ...(await readStream(url, release)), asked };
}

async function readStream(url: URL, release: () => void) {
  const { body, headers } = await fetch(new URL(PERSON, url), { headers: { ...HUMAN, 'accept-encoding': 'identity' } });
  if (body === null) throw new Error('no body');
  let shell: string | null = null;
  let html = '';
  for await (const text of body.pipeThrough(new TextDecoderStream())) {
    html += text;
    if (shell !== null || !html.includes('</footer>')) continue;
    shell = html;
    release();
  }
  return { shell: shell ?? '', html, headers };
}

test('the whole shell arrives while the counts are held back, and they follow when released', async () => {
  const { shell, html, asked } = await viewWithLateCounts();
  expect(asked).toContain(calls.personCounts.path);
  expect(shell).toMatch(/<h1[^>]*>Maya Ostrowski/);
  expect(shell).toContain('id="page-data"');
  expect(shell).toMatch(PLACEHOLDER);
  expect(shell).not.toContain('late-counts');
  expect(html.slice(shell.length)).toMatch(/late-counts.*<\/html>$/s);
});

test('so it does when details and counts are two parts of one answer', async () => {
  const released = Promise.withResolvers<void>();
  const asked: string[] = [];
  edge = await startEdgeBefore(async (request, answer) => {
    const { pathname } = new URL(request.url ?? '/', 'http://origin');
    if (pathname === calls.site.path) return answerAboutSite(answer);
    asked.push(pathname);
    answer.writeHead(200, { 'content-type': PARTS_CONTENT_TYPE });
    answer.write(`${DETAILS}\n`);
    await released.promise;
    answer.end(`${JSON.stringify({ counts: buildCounts(), related: null, background: null })}\n`);
  });
  const { shell, html } = await readStream(edge.url, released.resolve);
  expect(asked).toEqual([calls.personDetails.path]);
  expect(shell).toMatch(/<h1[^>]*>Maya Ostrowski/);
  expect(shell).toMatch(PLACEHOLDER);
  expect(html.slice(shell.length)).toMatch(/late-counts.*<\/html>$/s);
});

test('the policy names every inline script by its hash, including the one that fills late parts', async () => {
  const { html, headers } = await viewWithLateCounts();
  expect(unnamedScripts(html, headers.get('content-security-policy') ?? '')).toEqual([]);
  expect(unnamedScripts(html, '')).toHaveLength(3);
});

test('a bot gets a complete page without placeholders, and no counts are requested', async () => {
  const { url, asked } = await edgeWithHeldCounts({ TRUST_BOT_USER_AGENT: 'true' });
  const { status, body } = await rawRequest(url, PERSON, { headers: GOOGLE });
  expect(status).toBe(200);
  expect(body).toMatch(/^<!DOCTYPE html>.*<h1[^>]*>Maya Ostrowski.*<\/footer>.*<\/html>$/s);
  expect(body).not.toMatch(PLACEHOLDER);
  expect(asked).not.toContain(calls.personCounts.path);
});

test('a request for the whole page gets the counts in it, without placeholders', async () => {
  const { url, release } = await edgeWithHeldCounts();
  release();
  const { body } = await rawRequest(url, `${PERSON}?full=1`, { headers: HUMAN });
  expect(body).toMatch(/<\/footer>.*<\/html>$/s);
  expect(body).toContain('Criminal &amp; Traffic');
  expect(body).not.toMatch(PLACEHOLDER);
});

test('no page has adjacent text nodes: each costs a comment between them', async () => {
  const { url } = await edgeWithHeldCounts();
  for (const path of ['/', '/people-search', '/auth/login', '/opt-out', '/no/such/page']) {
    const { body } = await rawRequest(url, path, { headers: HUMAN });
    expect(body, path).toContain('</footer>');
    expect(body, path).not.toContain('<!-- -->');
  }
});

test("the worker holds neither of React's own renderers, and no element whose JSX could be compiled", () => {
  const folder = join(ROOT, 'dist/porchlight_edge');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.js'));
  const code = files.map((file) => readFileSync(join(folder, file), 'utf8')).join('\n');
  const times = (pattern: RegExp) => code.match(pattern)?.length ?? 0;
  // Every copy of React's server contains this sentence.
  expect(times(/The render was aborted by the server without a reason\./g)).toBe(0);
  expect(times(/jsxs?\)?\(["'`](?:div|span|p|li|ul|section)["'`]/g)).toBe(0);
  expect(times(/\$shape\(|shapeOf\(/g)).toBeGreaterThan(100);
});
