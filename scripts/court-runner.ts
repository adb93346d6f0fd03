// npm run court-runner: returns every Court Runner of a local run at once; with --fail they come back empty-handed.
import { parseArgs } from 'node:util';
import { calls } from '../shared/contract/calls.ts';
import { paths } from '../shared/urls/paths.ts';
import { parsePort } from './lib/run/port.ts';
import { failWithSentence, say } from './lib/run/say.ts';

try {
  const { values } = parseArgs({ options: { fail: { type: 'boolean' } }, allowPositionals: false });
  const { origin } = new URL(`http://localhost:${parsePort(process.env.PORT)}`);
  const response = await post(origin, { outcome: values.fail === true ? 'failed' : 'returned' });
  if (!response.ok) throw new Error(`${origin} answered ${response.status}: is that a local run of this version?`);
  const { returned, failed } = calls.fulfilCourtRunner.response.parse(await response.json());
  say(returned + failed === 0 ? 'No runner is out.' : `Counties that came back: ${returned}; that failed: ${failed}.`);
} catch (error) {
  failWithSentence(error);
}

async function post(origin: string, body: object): Promise<Response> {
  try {
    return await fetch(new URL(paths.courtRunnerBack(), origin), {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin },
      body: JSON.stringify(body),
    });
  } catch {
    throw new Error(`Nothing answers at ${origin}. Start it with npm start; PORT says where else it is.`);
  }
}
