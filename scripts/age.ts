// npm run age: ages the people of a local run by months (--months 1), and compares, alerts and mails as if that time had
// passed; with --person, each kind of change happens to those people, with --dead they die, with --days alerts wait less.
import { parseArgs } from 'node:util';
import { calls } from '../shared/contract/calls.ts';
import { paths } from '../shared/urls/paths.ts';
import { parsePort } from './lib/run/port.ts';
import { postToSite } from './lib/run/post-to-site.ts';
import { failWithSentence, say } from './lib/run/say.ts';

const USAGE =
  '--months wants a whole number from 0 to 24, --days one from 0 to 800, --person and --dead the id of a person';

try {
  const options = {
    months: { type: 'string' },
    days: { type: 'string' },
    person: { type: 'string', multiple: true },
    dead: { type: 'string', multiple: true },
  } as const;
  const {
    months = '0',
    days,
    person: personIds,
    dead: deadIds,
  } = parseArgs({ options, allowPositionals: false }).values;
  const asked = { months: Number(months), personIds, deadIds, days: days === undefined ? undefined : Number(days) };
  const body = calls.agePeople.body.safeParse(asked);
  if (!body.success) throw new Error(USAGE);
  const { origin } = new URL(`http://localhost:${parsePort(process.env.PORT)}`);
  const answer = calls.agePeople.response.parse(await postToSite(origin, paths.aging(), body.data));
  const changes = Object.entries(answer.changed).map(([kind, amount]) => `${kind} ${amount}`);
  say(`Changed: ${changes.join(', ')}.`);
  say(`Monitored people compared: ${answer.compared}, changes found: ${answer.found}.`);
  say(`Alerts: ${answer.alerts}, sent: ${answer.mails}, at ${origin}${paths.outbox()}.`);
} catch (error) {
  failWithSentence(error);
}
