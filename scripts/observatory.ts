// npm run observatory: grades a page of every kind by the rules of MDN's HTTP Observatory, as the site serves it in
// production, over https with a certificate made for this run. Fails if a page gets less than A+.
//   npm run observatory -- [--url https://www.example.com]; with --url, the pages of a deployed site that need no person
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { paths } from '../shared/urls/paths.ts';
import { pathOfCommonName, pathOfFullPage } from './bench/pages-to-visit.ts';
import { parseRunning } from './bench/site-under-test.ts';
import { beginTable, print } from './bench/table.ts';
import { ensureBuild } from './lib/build/build.ts';
import { ensureDatabases } from './lib/database/people-database.ts';
import { holdState } from './lib/database/state-lock.ts';
import { grade } from './lib/observatory/grade.ts';
import { type ScanOptions, scanPage } from './lib/observatory/scan-page.ts';
import { makeCertificate } from './lib/run/certificate.ts';
import { userAgentOf } from './lib/run/chromium.ts';
import { ROOT, startLocalServer } from './lib/run/local-server.ts';
import { failWithSentence, say } from './lib/run/say.ts';

/** That of npm run bench: it has the same people. */
const STATE_DIR = join(ROOT, '.wrangler/bench-state');
const WANTED = 'A+';
/** The Observatory's own agent is a bot to this site, and would get no cookies to judge. */
const USER_AGENT = userAgentOf('156.0');

/** A network, so that pages with ads have the policy of pages with ads. Nothing is loaded from it. */
const ADS = { ADS_FRAME_ORIGIN: 'https://ads.example', ADS_SCRIPT_URL: 'https://network.example/tag.js' };

interface PageToGrade {
  readonly name: string;
  readonly path: string;
  readonly status: number;
}

try {
  const { values } = parseArgs({ options: { url: { type: 'string' } } });
  const running = parseRunning(values.url);
  if (running !== null && running.protocol !== 'https:')
    throw new Error('--url wants the address of a site over https');
  const failed =
    running === null ? await gradeThisBuild() : await gradeSite(running, pagesOfAnySite(), { isOnPort80: true });
  if (failed.length > 0) throw new Error(`Less than ${WANTED}: ${failed.join(', ')}.`);
  console.log(`\nAll pages get ${WANTED}.`);
} catch (error) {
  failWithSentence(error);
}

async function gradeThisBuild(): Promise<string[]> {
  holdState(STATE_DIR);
  const { peopleFile } = await ensureDatabases({ stateDir: STATE_DIR, onProgress: say });
  await ensureBuild(say);
  const certificate = makeCertificate();
  const { server, url } = await startLocalServer({
    port: 0,
    stateDir: STATE_DIR,
    certificate,
    vars: { ENVIRONMENT: 'production', EDGE_ORIGIN_SECRET: randomBytes(32).toString('hex') },
    edgeVars: ADS,
  });
  try {
    const trusted = { certificate: certificate.certificate, isOnPort80: false };
    return await gradeSite(url, [...pagesOfAnySite(), ...pagesOfPeople(peopleFile)], trusted);
  } finally {
    await server.dispose();
  }
}

/** @returns the pages that get less than they should */
async function gradeSite(
  site: URL,
  pages: readonly PageToGrade[],
  options: Omit<ScanOptions, 'userAgent'>,
): Promise<string[]> {
  const failed: string[] = [];
  for (const { name, path, status } of pages) {
    const scan = await scanPage(new URL(path, site), { ...options, userAgent: USER_AGENT });
    if (scan.status !== status) throw new Error(`${path} answers ${scan.status} and not ${status}`);
    const { tests, score, grade: given } = grade(scan);
    beginTable(`${name} (${path})`);
    for (const { name: test, points, finding } of tests)
      print(test, points > 0 ? `+${points}` : String(points), finding);
    print('score', String(score), `grade: ${given}`);
    if (given !== WANTED) failed.push(name);
  }
  return failed;
}

function pagesOfAnySite(): PageToGrade[] {
  return [
    { name: 'home', path: paths.home(), status: 200 },
    { name: 'plans', path: paths.pricing(), status: 200 },
    { name: 'log-in', path: paths.login(), status: 200 },
    { name: 'cookie choices', path: paths.cookieChoices(), status: 200 },
    { name: 'error page', path: '/no-such-page', status: 404 },
  ];
}

function pagesOfPeople(peopleFile: string): PageToGrade[] {
  const person = pathOfFullPage(peopleFile);
  return [
    { name: 'person', path: person, status: 200 },
    { name: 'results', path: pathOfCommonName(peopleFile), status: 200 },
    { name: 'checkout of a report', path: paths.checkoutSearch({ wpId: person.split('/').at(-1) ?? '' }), status: 200 },
  ];
}
