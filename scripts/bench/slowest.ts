import type { Miniflare } from 'miniflare';
import { buildCallPath, type Call } from '../../shared/contract/calls/call.ts';
import { type CallName, calls } from '../../shared/contract/calls.ts';
import { definitionOf } from '../../tests/support/contract-arbitrary.ts';
import { nastyText, type Random, TEXT_KINDS } from '../../tests/support/fuzz/nasty-values.ts';
import { seeded } from '../../tests/support/random.ts';
import { ensureDatabases } from '../lib/database/people-database.ts';
import { say } from '../lib/run/say.ts';
import { startBenchOrigin } from './bench-origin.ts';
import { type HeavyValues, heavyValues } from './heavy-values.ts';
import { costOf, timeCall } from './origin-calls.ts';
import { beginTable, median, print } from './table.ts';

const SEED = 20_261_122;
/** How many inputs of a call are tried first, and in each following round on the heaviest ones. */
const FIRST_TRIES = 60;
const ROUNDS = 4;
const TRIES_A_ROUND = 20;
const KEPT = 5;
const TIMED = 5;
const TOLD = 10;
/** An anonymous request that reads more rows than this deserves a look. */
export const ROWS_WORTH_A_LOOK = 5_000;

/** Read-only calls; those that change something have their own limits. */
export const READING_CALLS = (Object.entries(calls) as [CallName, Call][])
  .filter(([, { method, caller }]) => method === 'GET' && caller !== 'outside')
  .map(([name]) => name);

type CostOfPath = (path: string, caller: 'edge' | 'browser') => Promise<number>;
type Fields = Readonly<Record<string, string>>;

interface Tried {
  readonly name: CallName;
  readonly fields: Fields;
  readonly path: string;
  readonly rows: number;
}

/** Searches for the most expensive requests: the worst input found for each read-only call, by rows read. */
export async function benchSlowest(stateDir: string): Promise<void> {
  const { peopleFile } = await ensureDatabases({ stateDir, onProgress: say });
  const heavy = heavyValues(peopleFile);
  const { server, secret } = await startBenchOrigin(stateDir);
  try {
    const worst: Tried[] = [];
    const rowsOf: CostOfPath = async (path, caller) => (await costOf(server, secret, path, caller)).rows;
    for (const name of READING_CALLS) worst.push(await worstOf(name, heavy, rowsOf));
    const timed: { readonly tried: Tried; readonly ms: number }[] = [];
    for (const tried of worst) timed.push({ tried, ms: await timeOf(server, secret, tried) });
    beginTable(`The slowest requests of a visitor, by call: the worst input that a search of it found`);
    for (const { tried, ms } of timed.toSorted((a, b) => b.ms - a.ms).slice(0, TOLD)) {
      const mark = tried.rows > ROWS_WORTH_A_LOOK ? ' !' : '';
      print(tried.name, `${ms.toFixed(1)} ms`, `${tried.rows} rows read${mark}   ${tried.path.slice(0, 160)}`);
    }
    const most = worst.toSorted((a, b) => b.rows - a.rows)[0];
    if (most !== undefined) print('most rows read', String(most.rows), most.name);
  } finally {
    await server.dispose();
  }
}

/** Tries inputs that may be heavy, then varies the heaviest: changes one field, or takes it from another input. */
export async function worstOf(name: CallName, heavy: HeavyValues, costOfPath: CostOfPath): Promise<Tried> {
  const random = seeded(SEED + name.length);
  const tryOut = async (fields: Fields): Promise<Tried> => {
    const path = pathOf(name, fields);
    return { name, fields, path, rows: await costOfPath(path, callerOf(name)) };
  };
  let best: Tried[] = [];
  const keep = (tried: Tried): void => {
    best = [...best, tried].toSorted((a, b) => b.rows - a.rows).slice(0, KEPT);
  };
  const keys = fieldKeys(name);
  for (let at = 0; at < FIRST_TRIES; at++) keep(await tryOut(draw(name, heavy, random)));
  if (keys.length > 0)
    for (let at = 0; at < ROUNDS * TRIES_A_ROUND; at++) {
      const [one, other] = [random.pick(best).fields, draw(name, heavy, random)];
      const key = random.pick(keys);
      const { [key]: _, ...rest } = one;
      const value = other[key];
      keep(await tryOut(value === undefined ? withRequired(name, rest, one) : { ...rest, [key]: value }));
    }
  return best[0] as Tried;
}

async function timeOf(server: Miniflare, secret: string, { path, name }: Tried): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < TIMED; round++) times.push(await timeCall(server, secret, path, callerOf(name), true));
  return median(times);
}

const callerOf = (name: CallName): 'edge' | 'browser' =>
  (calls[name] as Call).caller === 'browser' ? 'browser' : 'edge';

function shapesOf(name: CallName) {
  const call: Call = calls[name];
  const params = call.params === null ? {} : (definitionOf(call.params).shape ?? {});
  return { params, query: definitionOf(call.query).shape ?? {} };
}

function fieldKeys(name: CallName): string[] {
  const { params, query } = shapesOf(name);
  return [...Object.keys(params), ...Object.keys(query)];
}

function isOptional(name: CallName, key: string): boolean {
  const schema = shapesOf(name).query[key];
  return schema !== undefined && definitionOf(schema).type === 'optional';
}

/** Required fields stay unchanged. */
function withRequired(name: CallName, rest: Fields, one: Fields): Fields {
  const needed = Object.entries(one).filter(([key]) => !isOptional(name, key));
  return { ...rest, ...Object.fromEntries(needed) };
}

/** Fields that the contract allows: heavy ones if known, otherwise drawn from the schema, rarely nonsense. */
function draw(name: CallName, heavy: HeavyValues, random: Random): Fields {
  const { params, query } = shapesOf(name);
  const fields: Record<string, string> = {};
  for (const [key, schema] of Object.entries({ ...params, ...query })) {
    if (isOptional(name, key) && random.below(2) === 0) continue;
    const choices = choicesOf(definitionOf(schema));
    const value = choices === null ? heavy(key, random) : random.pick(choices);
    fields[key] =
      value === null || random.below(25) === 0 ? nastyText(random.pick(TEXT_KINDS), random).slice(0, 100) : value;
  }
  return fields;
}

function choicesOf({ type, innerType, entries }: ReturnType<typeof definitionOf>): readonly string[] | null {
  if (type === 'optional' && innerType !== undefined) return choicesOf(definitionOf(innerType));
  return entries === undefined ? null : Object.values(entries);
}

function pathOf(name: CallName, fields: Fields): string {
  const { params } = shapesOf(name);
  const isParam = (key: string): boolean => key in params;
  const query = Object.entries(fields).filter(([key]) => !isParam(key));
  const own = Object.fromEntries(
    Object.keys(params).map((key) => [key, ['', '.', '..'].includes(fields[key] ?? '') ? '-' : (fields[key] ?? '-')]),
  );
  const path = buildCallPath(
    (calls[name] as Call).path,
    Object.fromEntries(Object.entries(own).map(([k, v]) => [k, v.toWellFormed()])),
  );
  return query.length === 0 ? path : `${path}?${new URLSearchParams(query)}`;
}
