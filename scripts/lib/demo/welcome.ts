import { paths } from '../../../shared/urls/paths.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './demo-accounts.ts';
import type { PersonToLookAt } from './people-worth-looking-at.ts';

/** Prints the site's URL, demo people and demo accounts. */
export function printWelcome(url: URL, people: readonly PersonToLookAt[]): void {
  const base = `http://localhost:${url.port}`;
  const width = Math.max(...people.map(({ label }) => label.length), ...DEMO_ACCOUNTS.map(({ email }) => email.length));
  console.log(`\nPorchlight is at ${base}\n\nPeople worth looking at (all invented)`);
  for (const person of people) {
    const path = person.id === null ? searchPath(person) : personPath(person, person.id);
    console.log(`  ${person.label.padEnd(width)}  ${base}${path}`);
  }
  console.log(`\nDemo accounts, password ${DEMO_PASSWORD}, at ${base}${paths.login({})}`);
  for (const { email, says } of DEMO_ACCOUNTS) console.log(`  ${email.padEnd(width)}  ${says}`);
  console.log(`\nMails of this run are at ${base}${paths.outbox()}`);
  console.log(`What the workers measured and refused is at ${base}${paths.status()}`);
  console.log(`What pages did, in pictures, is at ${base}${paths.pageEvents({})}`);
  console.log(`Every control in its states is at ${base}${paths.kit()}`);
  console.log('\nStop with Ctrl-C.');
}

function searchPath({ fullName, city, stateCode }: PersonToLookAt): string {
  return paths.personSearch({ name: fullName, location: city === null ? '' : `${city}, ${stateCode ?? ''}` });
}

function personPath({ fullName, city, stateCode }: PersonToLookAt, id: string): string {
  return paths.person({ name: fullName, city, stateCode, id });
}
