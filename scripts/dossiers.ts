// npm run dossiers: people of an invented population picked by a seed, with all that is known about them, to read with
// fresh eyes. What a reader cannot believe about an American life is a fault of scripts/population.
import { parseArgs } from 'node:util';
import { collectPopulation } from '../tests/support/collected-population.ts';
import { DEFAULT_PEOPLE, DEFAULT_SEED } from './lib/database/people-database.ts';
import { failWithSentence } from './lib/run/say.ts';
import { dossierWriter } from './population/dossiers.ts';
import { randomOf } from './population/random.ts';

const USAGE = 'npm run dossiers -- [--count N] [--pick TEXT] [--people N] [--seed TEXT]';

try {
  const { count, pick, people, seed } = readArguments();
  const population = collectPopulation(seed, people);
  const writeDossier = dossierWriter(population);
  const random = randomOf('dossiers', pick);
  const persons = [...population.person];
  for (let number = 1; number <= Math.min(count, people); number += 1) {
    const [person] = persons.splice(random.below(persons.length), 1);
    if (person !== undefined) console.log(`=== ${number} ===\n${writeDossier(person)}\n`);
  }
} catch (error) {
  failWithSentence(error);
}

function readArguments() {
  const options = {
    count: { type: 'string', default: '60' },
    pick: { type: 'string', default: '1' },
    people: { type: 'string', default: String(DEFAULT_PEOPLE) },
    seed: { type: 'string', default: DEFAULT_SEED },
  } as const;
  const { values } = parseArgs({ options, allowPositionals: false });
  const [count, people] = [Number(values.count), Number(values.people)];
  if (![count, people].every((number) => Number.isSafeInteger(number) && number > 0))
    throw new Error(`--count and --people take a whole number above 0.\n${USAGE}`);
  return { count, people, pick: values.pick, seed: values.seed };
}
