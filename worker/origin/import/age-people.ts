import { CHANGE_KINDS, type ChangeKind } from '../../../shared/contract/monitor.ts';
import type { SqlDatabase, SqlStatement } from '../env.ts';
import { type AgingTime, monthsUntil } from './aging/aging-time.ts';
import { buyHomes } from './aging/buy-homes.ts';
import { amountOf } from './aging/chance.ts';
import { changeNamed, RECORD_KINDS } from './aging/change-named.ts';
import { fileRecords } from './aging/file-records.ts';
import { giveNumbers } from './aging/give-numbers.ts';
import { marry, meet } from './aging/join-families.ts';
import { deathChance, letDie } from './aging/let-people-die.ts';
import { moveChance, movePeople } from './aging/move-people.ts';
import { recentRecords, subjectsLike } from './aging/record-donors.ts';
import { refreshKept } from './aging/refresh-finding.ts';
import { randomSubjects, subjectsByAge, subjectsByIds, subjectsByKeys } from './aging/subjects.ts';
import { Towns } from './aging/towns.ts';
import { readUsualRates, type UsualRates } from './aging/usual-rates.ts';
import type { RecordCategory } from './rows.ts';

export interface AgingOptions {
  /** how many months go by for everybody; 0: only for those who are named */
  readonly months: number;
  /** people to whom one change of each kind happens, by id */
  readonly personIds: readonly string[];
  /** people who die, by id */
  readonly deadIds: readonly string[];
  /** milliseconds since 1970 */
  readonly now: number;
}

/** Most people are married, or nobody fits. */
const ASKED_PER_WEDDING = 8;

/** How much has changed: people who moved or have a new number or relative, new records, homes bought, deaths. */
export type Aged = Readonly<Record<ChangeKind | 'death', number>>;

/**
 * Ages an invented people database by months up to the present one: people move, die, marry and meet, have new numbers,
 * records and homes, as often as the population itself says (docs/population.md). Searches, lists and counts follow.
 * Only for local runs: a real population changes with its next import.
 */
export async function agePeople(db: SqlDatabase, options: AgingOptions): Promise<Aged> {
  const { months, personIds, deadIds, now } = options;
  const times = monthsUntil(now, Math.max(1, months));
  const present = times.at(-1) as AgingTime;
  const towns = await Towns.load(db);
  const aged: Record<ChangeKind | 'death', number> = { ...nothing(), death: 0 };
  const add = (more: Partial<Aged>): void => {
    for (const kind of [...CHANGE_KINDS, 'death'] as const) aged[kind] += more[kind] ?? 0;
  };
  if (months > 0) {
    const rates = await readUsualRates(db, present.month);
    for (const time of times) add(await ageByMonth(db, time, towns, rates));
  }
  add(await changeNamed(db, personIds, present, towns));
  add({ death: await letDie(db, await subjectsByIds(db, deadIds), present) });
  await db.batch([...refreshKept(db), refreshedOn(db, now)]);
  return aged;
}

/** Pages say that the records are as of today. */
function refreshedOn(db: SqlDatabase, now: number): SqlStatement {
  return db
    .prepare("INSERT OR REPLACE INTO import_state (key, value) VALUES ('refreshed', ?1)")
    .bind(new Date(now).toISOString().slice(0, 10));
}

function nothing(): Record<ChangeKind, number> {
  return Object.fromEntries(CHANGE_KINDS.map((kind) => [kind, 0])) as Record<ChangeKind, number>;
}

async function ageByMonth(db: SqlDatabase, time: AgingTime, towns: Towns, rates: UsualRates): Promise<Aged> {
  const year = Number(time.month.slice(0, 4));
  const some = (amount: number) => randomSubjects(db, amountOf(amount));
  const address = await movePeople(db, await subjectsByAge(db, moveChance, year), time, towns);
  const property = (await buyHomes(db, await some(rates.purchases), time, towns)).size;
  const phone = await giveNumbers(db, await some(rates.phones), time);
  const weddings = amountOf(rates.marriages);
  const married = await marry(db, await randomSubjects(db, weddings * ASKED_PER_WEDDING), time, weddings);
  const met = await meet(db, await some(rates.acquaintances), time);
  const records = await fileUsual(db, time, rates);
  const death = await letDie(db, await subjectsByAge(db, deathChance, year), time);
  return { address, phone, relative: married.size + met.size, property, ...records, death };
}

/** Files as many records of each category as usual, each for somebody like one who has such a record. */
async function fileUsual(
  db: SqlDatabase,
  time: AgingTime,
  { records, since }: UsualRates,
): Promise<Record<keyof typeof RECORD_KINDS, number>> {
  const amounts = new Map([...records].map(([category, amount]) => [category, amountOf(amount)]));
  const pairs = await subjectsLike(db, await recentRecords(db, amounts, since));
  const subjects = new Map(
    (
      await subjectsByKeys(
        db,
        pairs.map(({ key }) => key),
      )
    ).map((subject) => [subject.key, subject]),
  );
  const filings = pairs.flatMap(({ donor, key }) => {
    const subject = subjects.get(key);
    return subject === undefined ? [] : [{ donor, subject }];
  });
  const filed = await fileRecords(db, filings, time);
  const of = (categories: readonly RecordCategory[]) =>
    filed.filter(({ donor }) => categories.includes(donor.category)).length;
  return {
    criminal: of(RECORD_KINDS.criminal),
    license: of(RECORD_KINDS.license),
    'public-record': of(RECORD_KINDS['public-record']),
  };
}
