import type { OriginBindings, SqlDatabase } from '../env.ts';
import type { CallHandler } from '../http/serve-call.ts';
import { namesOfPeople } from '../people/names-of-people.ts';
import { EXPORT_SECTIONS, type ExportSection } from './export-sections.ts';
import { idsIn, readExport, type Shown } from './read-export.ts';

/** How many ids one query takes: a bound value has a limit of 2 MB. */
const IDS_AT_ONCE = 20_000;

/** GET /api/user/export: everything stored about the account. */
export const answerExportUser: CallHandler<'exportUser'> = async (c, { viewer }) => {
  const now = c.get('now');
  return { exportedAt: now, data: await exportAccount(c.env, viewer.id, now) };
};

/**
 * Everything stored about an account, readable. Whoever may no longer be shown appears as null, as everywhere else. `now`
 * is in milliseconds since 1970.
 */
export async function exportAccount(
  { ACCOUNTS: db, PEOPLE }: Pick<OriginBindings, 'ACCOUNTS' | 'PEOPLE'>,
  accountId: string,
  now: number,
): Promise<Record<string, unknown>> {
  const names = Object.keys(EXPORT_SECTIONS) as ExportSection[];
  const found = await db.batch<Record<string, unknown>>(
    names.map((name) => db.prepare(EXPORT_SECTIONS[name].sql).bind(accountId)),
  );
  const rows = found.map(({ results }) => results);
  const shown = await loadShown(PEOPLE, rows.flat(), now);
  const data = Object.fromEntries(
    names.map((name, index) => [name, (rows[index] ?? []).map((row) => readExport(row, shown))]),
  );
  // An account is one row.
  const [account = null] = data.account ?? [];
  return { ...data, account };
}

async function loadShown(people: SqlDatabase, rows: readonly Record<string, unknown>[], now: number): Promise<Shown> {
  const named = await inParts(idsIn(rows, 'person'), async (ids) => [...(await namesOfPeople(people, ids, now))]);
  const properties = await inParts(idsIn(rows, 'property'), (ids) => knownProperties(people, ids));
  return { people: new Map(named), properties: new Set(properties) };
}

async function knownProperties(people: SqlDatabase, ids: readonly string[]): Promise<string[]> {
  const { results } = await people
    .prepare('SELECT pnp_id FROM property WHERE pnp_id IN (SELECT value FROM json_each(?1))')
    .bind(JSON.stringify(ids))
    .all<{ pnp_id: string }>();
  return results.map(({ pnp_id }) => pnp_id);
}

async function inParts<T>(ids: readonly string[], load: (ids: readonly string[]) => Promise<T[]>): Promise<T[]> {
  const unique = [...new Set(ids)];
  const loaded: T[] = [];
  for (let start = 0; start < unique.length; start += IDS_AT_ONCE)
    loaded.push(...(await load(unique.slice(start, start + IDS_AT_ONCE))));
  return loaded;
}
