// npm run court-runner: returns every Court Runner of a local run at once; with --fail they come back empty-handed.
import { parseArgs } from 'node:util';
import { calls } from '../shared/contract/calls.ts';
import { paths } from '../shared/urls/paths.ts';
import { parsePort } from './lib/run/port.ts';
import { postToSite } from './lib/run/post-to-site.ts';
import { failWithSentence, say } from './lib/run/say.ts';

try {
  const { values } = parseArgs({ options: { fail: { type: 'boolean' } }, allowPositionals: false });
  const { origin } = new URL(`http://localhost:${parsePort(process.env.PORT)}`);
  const body = { outcome: values.fail === true ? 'failed' : 'returned' };
  const answer = await postToSite(origin, paths.courtRunnerBack(), body);
  const { returned, failed } = calls.fulfilCourtRunner.response.parse(answer);
  say(returned + failed === 0 ? 'No runner is out.' : `Counties that came back: ${returned}; that failed: ${failed}.`);
} catch (error) {
  failWithSentence(error);
}
