import type { ChangeKind } from '../../../../shared/contract/monitor.ts';
import type { SqlDatabase } from '../../env.ts';
import type { RecordCategory } from '../rows.ts';
import type { AgingTime } from './aging-time.ts';
import { buyHomes } from './buy-homes.ts';
import { type Filing, fileRecords } from './file-records.ts';
import { giveNumbers } from './give-numbers.ts';
import { marry, marryRelatives, meet } from './join-families.ts';
import { movePeople } from './move-people.ts';
import { donorFor } from './record-donors.ts';
import { type Subject, subjectsByIds, subjectsByKeys } from './subjects.ts';
import type { Towns } from './towns.ts';

/** The kinds of change that are records, and the categories of each. */
export const RECORD_KINDS = {
  criminal: ['criminal', 'traffic'],
  license: ['license'],
  'public-record': ['lien', 'judgment', 'bankruptcy', 'eviction', 'foreclosure'],
} as const satisfies Partial<Record<ChangeKind, readonly RecordCategory[]>>;

/** Lets one change of each kind happen to each of these people, and counts what happened. */
export async function changeNamed(
  db: SqlDatabase,
  ids: readonly string[],
  time: AgingTime,
  towns: Towns,
): Promise<Record<ChangeKind, number>> {
  const address = await movePeople(db, await subjectsByIds(db, ids), time, towns);
  // Whoever moved lives somewhere else from here on.
  const subjects = await subjectsByIds(db, ids);
  const property = (await buyHomes(db, subjects, time, towns)).size;
  const phone = await giveNumbers(db, subjects, time);
  const relative = await relate(db, subjects, time);
  const filed: Record<string, number> = {};
  for (const [kind, categories] of Object.entries(RECORD_KINDS))
    filed[kind] = (await fileRecords(db, await filingsFor(db, subjects, categories), time)).length;
  const { criminal = 0, license = 0 } = filed;
  return { address, phone, relative, criminal, license, property, 'public-record': filed['public-record'] ?? 0 };
}

/** Whoever is single marries if somebody fits; others have a new in-law, or else a new associate. */
async function relate(db: SqlDatabase, subjects: readonly Subject[], time: AgingTime): Promise<number> {
  const married = await marry(db, subjects, time);
  const others = subjects.filter(({ key }) => !married.has(key));
  const inLaws = await marryRelatives(db, others, (keys) => subjectsByKeys(db, keys), time);
  const met = await meet(
    db,
    others.filter(({ key }) => !inLaws.has(key)),
    time,
  );
  return subjects.filter(({ key }) => married.has(key)).length + inLaws.size + met.size;
}

async function filingsFor(
  db: SqlDatabase,
  subjects: readonly Subject[],
  categories: readonly RecordCategory[],
): Promise<Filing[]> {
  const filings: Filing[] = [];
  // A home that is bought now is not foreclosed on.
  const fitting = categories.filter((category) => category !== 'foreclosure');
  for (const subject of subjects) {
    const donor = await donorFor(db, subject, fitting);
    if (donor !== null) filings.push({ subject, donor });
  }
  return filings;
}
