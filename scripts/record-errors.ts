// npm run record-errors: what is reported as wrong in records of a local run; --remove or --keep decides one of them.
import { parseArgs } from 'node:util';
import { calls } from '../shared/contract/calls.ts';
import { recordErrorCopy } from '../shared/copy/records/record-error.ts';
import { paths } from '../shared/urls/paths.ts';
import { parsePort } from './lib/run/port.ts';
import { postToSite } from './lib/run/post-to-site.ts';
import { failWithSentence, say } from './lib/run/say.ts';

try {
  const options = { remove: { type: 'string' }, keep: { type: 'string' } } as const;
  const { remove, keep } = parseArgs({ options, allowPositionals: false }).values;
  if (remove !== undefined && keep !== undefined) throw new Error('Either --remove or --keep, with one reference.');
  const { origin } = new URL(`http://localhost:${parsePort(process.env.PORT)}`);
  const reference = remove ?? keep;
  const body = reference === undefined ? {} : { reference, decision: remove === undefined ? 'kept' : 'removed' };
  const { isDecided, open } = calls.recordErrors.response.parse(await postToSite(origin, paths.recordErrors(), body));
  if (reference !== undefined) say(isDecided ? `${reference} is decided.` : `${reference} is not an open report.`);
  say(open.length === 0 ? 'No report is open.' : `Open reports: ${open.length}`);
  for (const { reference, reportedAt, kind, personId, record, text } of open) {
    say(`${reference}  ${new Date(reportedAt).toISOString().slice(0, 10)}  ${personId} ${record}`);
    say(`  ${recordErrorCopy.kinds[kind]}${text === '' ? '' : `: ${text.replace(/\p{Cc}+/gu, ' ')}`}`);
  }
} catch (error) {
  failWithSentence(error);
}
