// npm run renewals: what the scheduled job does with the plans of a local run, as if so many days had passed (--days 31); with
// --email, with one account's plan.
import { parseArgs } from 'node:util';
import { calls } from '../shared/contract/calls.ts';
import { paths } from '../shared/urls/paths.ts';
import { parsePort } from './lib/run/port.ts';
import { postToSite } from './lib/run/post-to-site.ts';
import { failWithSentence, say } from './lib/run/say.ts';

try {
  const options = { days: { type: 'string' }, email: { type: 'string' } } as const;
  const { values } = parseArgs({ options, allowPositionals: false });
  const days = Number(values.days ?? 0);
  const body = calls.renewPlans.body.safeParse(values.email === undefined ? { days } : { days, email: values.email });
  if (!body.success) throw new Error('--days wants a whole number from 0 to 800, --email an address');
  const { origin } = new URL(`http://localhost:${parsePort(process.env.PORT)}`);
  const answer = await postToSite(origin, paths.renewals(), body.data);
  const { renewed, declined, ended, mails } = calls.renewPlans.response.parse(answer);
  say(`Renewed: ${renewed}; declined: ${declined}; ended: ${ended}. Emails: ${mails}, at ${origin}${paths.outbox()}.`);
} catch (error) {
  failWithSentence(error);
}
