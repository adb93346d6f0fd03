import type { PersonDetails } from '../../shared/contract/person/person.ts';
import { FREE } from '../../tests/fixtures/person-record.ts';
import { chooseVictims, enumerate, openAttack, readVictims } from '../../tests/support/enumeration.ts';
import { openFilledDatabase, type TestDatabase } from '../../tests/support/sqlite-database.ts';
import { openTruth } from '../../tests/support/truth.ts';
import { maskPerson } from '../../worker/origin/masking/mask-person.ts';
import { loadPerson } from '../../worker/origin/people/store.ts';
import { CROWD_MIN } from '../../worker/origin/phone-search/crowds.ts';
import { DAY_MS, DEFAULT_QUOTAS } from '../../worker/origin/quota/quota-settings.ts';
import { ensureDatabases } from '../lib/database/people-database.ts';
import { say } from '../lib/run/say.ts';
import { beginTable, print } from './table.ts';

/** Networks that an attacker has. */
const NETWORKS = 50;
/** Numbers of an area code: here only exchange 555 has people, elsewhere 792 exchanges may. */
const HERE = { numbers: 10_000, blocks: 10 };
const ELSEWHERE = { numbers: 7_920_000, blocks: 7_920 };
/** People whose age is read on each day of a year. */
const WATCHED = 40;
const YEAR_DAYS = 366;

/**
 * What it takes to find out one hidden number, one house and one birthday, by asking what everybody may ask. In this
 * process, with the limits that the site has unless an operator changes them.
 */
export async function benchEnumeration(stateDir: string): Promise<void> {
  const { peopleFile } = await ensureDatabases({ stateDir, onProgress: say });
  const people = openFilledDatabase(peopleFile);
  const truth = openTruth(peopleFile);
  try {
    await printAttack(people, truth);
    await printNumbers(people);
    printHouses();
    await printBirthdays(people);
  } finally {
    truth.close();
  }
}

async function printAttack(people: TestDatabase, truth: ReturnType<typeof openTruth>): Promise<void> {
  const { error } = console;
  // Every refused question is a line of the security log.
  console.error = () => {};
  try {
    const attacker = await openAttack(people, '{}');
    const victims = await readVictims(attacker, await chooseVictims(people, truth));
    const { asked, numbers, houses, recovered } = await enumerate(attacker, truth, victims);
    beginTable(`One day, ${NETWORKS} networks, ${victims.length} people`);
    print('questions', asked.toLocaleString('en-US'), `${attacker.refused().toLocaleString('en-US')} refused`);
    const found = (isHouse: boolean) => recovered.filter((what) => what.startsWith('house') === isHouse).length;
    print('hidden numbers found out', `${found(false)} of ${numbers}`);
    print('houses found out', `${found(true)} of ${houses}`);
  } finally {
    console.error = error;
  }
}

async function printNumbers(people: TestDatabase): Promise<void> {
  const { results } = await people
    .prepare('SELECT numbers FROM hidden_number_count ORDER BY numbers')
    .all<{ numbers: number }>();
  const crowds = results.map(({ numbers }) => numbers);
  const told = crowds.filter((numbers) => numbers >= CROWD_MIN);
  const sum = (some: readonly number[]) => some.reduce((total, numbers) => total + numbers, 0);
  beginTable('One number: all numbers of its area code have to be asked, and then that many are left');
  for (const [where, area] of [
    ['here', HERE],
    ['in a real area code', ELSEWHERE],
  ] as const)
    print(
      `calls ${where}`,
      area.numbers.toLocaleString('en-US'),
      `${daysFor(area).toLocaleString('en-US')} days of budgets of ${NETWORKS} networks`,
    );
  print(
    'candidates left, at least',
    String(told[0] ?? 0),
    `half of the groups: ${told[Math.floor(told.length / 2)] ?? 0} or more`,
  );
  const share = Math.round((sum(told) / sum(crowds)) * 100);
  print(
    'hidden numbers that are told to be on record',
    `${share} %`,
    `others share area code and kind with fewer than ${CROWD_MIN}`,
  );
}

/** Days until every number of an area code is asked: each thousand has a budget, and so has each network. */
function daysFor({ numbers, blocks }: { readonly numbers: number; readonly blocks: number }): number {
  const { targetLookups, networkLookups } = DEFAULT_QUOTAS;
  return Math.ceil(numbers / Math.min(blocks * targetLookups, NETWORKS * networkLookups));
}

function printHouses(): void {
  beginTable('One house: a street has one answer for all its house numbers');
  print(
    'calls',
    'no number is enough',
    'the answers are the same, byte for byte (tests/population/generated-lookups.test.ts)',
  );
}

/** Reads people's free ages on each day of a year, and says on which days of a month they change. */
async function printBirthdays(people: TestDatabase): Promise<void> {
  const { results } = await people
    .prepare(
      'SELECT id FROM person WHERE birth_year BETWEEN 1970 AND 2000 AND birth_month IS NOT NULL ORDER BY id LIMIT ?1',
    )
    .bind(WATCHED)
    .all<{ id: string }>();
  const start = Date.UTC(2026, 0, 1, 12);
  const days = new Map<number, number>();
  for (const { id } of results) {
    const loaded = await loadPerson(people, id, start);
    if (loaded === null) continue;
    let before: string | null = null;
    for (let day = 0; day < YEAR_DAYS; day += 1) {
      const now = start + day * DAY_MS;
      const age = ageOf(maskPerson(loaded.record, FREE, now));
      const dayOfMonth = new Date(now).getUTCDate();
      if (before !== null && age !== before) days.set(dayOfMonth, (days.get(dayOfMonth) ?? 0) + 1);
      before = age;
    }
  }
  beginTable(`One birthday: the free ages of ${results.length} people on each of ${YEAR_DAYS} days`);
  for (const [day, changes] of [...days].sort(([a], [b]) => a - b))
    print(`ages that change on day ${day} of a month`, String(changes));
  print('candidates left for the day of birth', '28 to 31', 'every day of the month before');
}

const ageOf = ({ dateOfBirth }: PersonDetails['results']): string => JSON.stringify(dateOfBirth);
