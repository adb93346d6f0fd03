// npm run observatory: grades a page of every kind by the rules of MDN's HTTP Observatory, as the site serves it in
// production, over https with a certificate made for this run. Fails if a page gets less than A+.
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { paths } from '../shared/urls/paths.ts';
import { pathOfCommonName, pathOfFullPage } from './bench/pages-to-visit.ts';
import { beginTable, print } from './bench/table.ts';
import { ensureBuild } from './lib/build/build.ts';
import { ensureDatabases } from './lib/database/people-database.ts';
import { holdState } from './lib/database/state-lock.ts';
import { grade } from './lib/observatory/grade.ts';
import { scanPage } from './lib/observatory/scan-page.ts';
import { makeCertificate } from './lib/run/certificate.ts';
import { userAgentOf } from './lib/run/chromium.ts';
import { ROOT, startLocalServer } from './lib/run/local-server.ts';
import { failWithSentence, say } from './lib/run/say.ts';

/** That of npm run bench: it has the same people. */
const STATE_DIR = join(ROOT, '.wrangler/bench-state');
const WANTED = 'A+';
/** The Observatory's own agent is a bot to this site, and would get no cookies to judge. */
const USER_AGENT = userAgentOf('156.0');

try {
  holdState(STATE_DIR);
  const { peopleFile } = await ensureDatabases({ stateDir: STATE_DIR, onProgress: say });
  await ensureBuild(say);
  const certificate = makeCertificate();
  const { server, url } = await startLocalServer({
    port: 0,
    stateDir: STATE_DIR,
    certificate,
    vars: { ENVIRONMENT: 'production', EDGE_ORIGIN_SECRET: randomBytes(32).toString('hex') },
  });
  const failed: string[] = [];
  try {
    for (const [name, path, status] of pagesToGrade(peopleFile)) {
      const scan = await scanPage(new URL(path, url), { ...certificate, userAgent: USER_AGENT });
      if (scan.status !== status) throw new Error(`${path} answers ${scan.status} and not ${status}`);
      const { tests, score, grade: given } = grade(scan);
      beginTable(`${name} (${path})`);
      for (const test of tests) print(test.name, `${test.points > 0 ? '+' : ''}${test.points}`, test.finding);
      print('score', String(score), `grade: ${given}`);
      if (given !== WANTED) failed.push(name);
    }
  } finally {
    await server.dispose();
  }
  if (failed.length > 0) throw new Error(`Less than ${WANTED}: ${failed.join(', ')}.`);
  console.log(`\nAll pages get ${WANTED}.`);
} catch (error) {
  failWithSentence(error);
}

function pagesToGrade(peopleFile: string): readonly (readonly [name: string, path: string, status: number])[] {
  const person = pathOfFullPage(peopleFile);
  return [
    ['home', paths.home(), 200],
    ['person', person, 200],
    ['results', pathOfCommonName(peopleFile), 200],
    ['checkout', paths.checkoutSearch({ wpId: person.split('/').at(-1) ?? '' }), 200],
    ['log-in', paths.login(), 200],
    ['cookie choices', paths.cookieChoices(), 200],
    ['error page', '/no-such-page', 404],
  ];
}
