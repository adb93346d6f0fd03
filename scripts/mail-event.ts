// npm run mail-event -- bounced june@example.com: tells a local run, as its mail provider would, that an email bounced or
// that its reader complained (complained june@example.com).
import { parseArgs } from 'node:util';
import { calls } from '../shared/contract/calls.ts';
import { LOCAL_WEBHOOK_SECRET, mailEvent, signMailEvent } from './lib/run/mail-event.ts';
import { parsePort } from './lib/run/port.ts';
import { failWithSentence, say } from './lib/run/say.ts';

try {
  const [what, to, ...more] = parseArgs({ allowPositionals: true }).positionals;
  if ((what !== 'bounced' && what !== 'complained') || to === undefined || more.length > 0)
    throw new Error("It takes 'bounced' or 'complained', and an address.");
  const body = JSON.stringify(mailEvent(what, to));
  const secret = process.env.MAIL_WEBHOOK_SECRET ?? LOCAL_WEBHOOK_SECRET;
  const signed = signMailEvent(body, { id: crypto.randomUUID(), secret, now: Date.now() });
  const { origin } = new URL(`http://localhost:${parsePort(process.env.PORT)}`);
  const response = await fetch(origin + calls.mailWebhook.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...signed },
    body,
  }).catch(() => null);
  if (response === null) throw new Error(`Nothing answers at ${origin}: start it with npm start.`);
  if (!response.ok) throw new Error(`The site refused the event with ${response.status}.`);
  say(`Taken: mail to ${to} ${what}.`);
} catch (error) {
  failWithSentence(error);
}
