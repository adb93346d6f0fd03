// npm run seed: fills the local people database with an invented population of a different size or seed.
import { statSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { DEFAULT_PEOPLE, DEFAULT_SEED, SeedingError } from './lib/database/people-database.ts';
import { prepareDatabases } from './lib/database/prepare-databases.ts';
import { holdState } from './lib/database/state-lock.ts';
import { STATE_DIR } from './lib/run/local-server.ts';
import { failWithSentence, say } from './lib/run/say.ts';

const USAGE = 'npm run seed -- [--people N] [--seed TEXT] [--force]';
const MOST_PEOPLE = 2_000_000;

try {
  const { seed, people, isForced } = readArguments();
  holdState(STATE_DIR);
  const started = performance.now();
  const { peopleFile, isFresh } = await prepareDatabases({ seed, people, isForced });
  const megabytes = (statSync(peopleFile).size / 1e6).toFixed(1);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const what = `${people.toLocaleString('en-US')} people from seed '${seed}', ${megabytes} MB`;
  say(isFresh ? `${what}, in ${seconds} s` : `${what}: there already; --force makes them again`);
  say(peopleFile);
} catch (error) {
  failWithSentence(error);
}

function readArguments(): { seed: string; people: number; isForced: boolean } {
  const { people, seed = DEFAULT_SEED, force = false } = parse();
  const count = people === undefined ? DEFAULT_PEOPLE : Number(people);
  if (!Number.isSafeInteger(count) || count < 1 || count > MOST_PEOPLE) {
    throw new SeedingError(`--people takes a whole number from 1 to ${MOST_PEOPLE}, not '${people}'.\n${USAGE}`);
  }
  if (seed.trim() === '') throw new SeedingError(`--seed must not be empty.\n${USAGE}`);
  return { seed, people: count, isForced: force };
}

function parse() {
  try {
    const options = { people: { type: 'string' }, seed: { type: 'string' }, force: { type: 'boolean' } } as const;
    return parseArgs({ options, allowPositionals: false }).values;
  } catch (error) {
    throw new SeedingError(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`);
  }
}
