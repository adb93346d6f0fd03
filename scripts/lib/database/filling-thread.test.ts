import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Worker } from 'node:worker_threads';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readImportState } from '../../../worker/origin/import/import-state.ts';
import type { ImportRow } from '../../../worker/origin/import/rows.ts';
import { REFERENCE_DATE } from '../../population/calendar.ts';
import { generatePopulation } from '../../population/population.ts';
import { ROOT } from '../run/local-server.ts';
import { fillingProgress, fillPeopleFile } from './filling-thread.ts';
import type { FillingOrder } from './filling-worker.ts';
import { migrate } from './local-database.ts';

const SMALL = { seed: 'thread', people: 60 };
const MIGRATIONS = join(ROOT, 'worker/origin/migrations/people');

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'porchlight-'));
  file = join(folder, 'people.sqlite');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function fill(rows: Iterable<ImportRow>) {
  const heard = { people: 0, steps: [] as string[] };
  const done = fillPeopleFile(file, rows, {
    state: { ...SMALL, version: 1, isInvented: true, refreshedOn: '2026-11-01' },
    asOf: REFERENCE_DATE,
    onPeople: (people) => {
      heard.people = people;
    },
    onStep: ({ name, number, count }) => heard.steps.push(`${number}/${count} ${name}`),
  });
  return done.then(() => heard);
}

/** Whether nobody has the file open for writing anymore. */
function isFree(): boolean {
  const database = new DatabaseSync(file);
  try {
    database.exec('BEGIN EXCLUSIVE; ROLLBACK');
    return true;
  } finally {
    database.close();
  }
}

test('writes all rows, reports the steps after them, and closes the file', async () => {
  migrate(file, MIGRATIONS);
  const { steps } = await fill(generatePopulation(SMALL));
  expect(isFree()).toBe(true);
  const database = new DatabaseSync(file);
  const count = (table: string) => database.prepare(`SELECT count(*) AS n FROM ${table}`).get()?.n;
  expect(count('person')).toBe(SMALL.people);
  const rows = [...generatePopulation(SMALL)];
  for (const view of ['residence', 'relation', 'transfer', 'record'] as const) {
    expect(count(view), view).toBe(rows.filter(({ table }) => table === view).length);
  }
  expect(readImportState(database)).toEqual({ ...SMALL, version: 1, isInvented: true, refreshedOn: '2026-11-01' });
  expect(database.prepare("SELECT name FROM sqlite_master WHERE name = 'place_by_city'").all()).toHaveLength(1);
  database.close();
  expect(steps[0]).toMatch(/^1\/\d+ dates of people$/);
  expect(steps.at(-1)).toBe(`${steps.length}/${steps.length} statistics`);
});

test('passes on SQLite’s error with its code when it cannot write, and closes the file', async () => {
  const error = await fill(generatePopulation(SMALL)).catch((failure) => failure);
  expect(error.message).toContain('no such table');
  expect(error.code).toBe('ERR_SQLITE_ERROR');
  expect(error.errcode).toBe(1);
  expect(isFree()).toBe(true);
});

test('passes on errors from making rows, and marks nothing complete', async () => {
  migrate(file, MIGRATIONS);
  function* failing(): Generator<ImportRow> {
    let left = 800;
    for (const row of generatePopulation(SMALL)) {
      left -= 1;
      if (left === 0) throw new Error('pulled plug');
      yield row;
    }
  }
  await expect(fill(failing())).rejects.toThrow('pulled plug');
  expect(isFree()).toBe(true);
  const database = new DatabaseSync(file);
  expect(readImportState(database)).toBeNull();
  database.close();
});

test('refuses fewer people than were announced', async () => {
  migrate(file, MIGRATIONS);
  await expect(fill(generatePopulation({ ...SMALL, people: 59 }))).rejects.toThrow('59 people came instead of 60');
});

test.each([
  ['before its first rows', 'write'],
  ['before it is asked to finish', 'finish'],
] as const)('neither waits for a thread that ends %s nor treats its file as complete', async (_when, fatal) => {
  migrate(file, MIGRATIONS);
  const post = Worker.prototype.postMessage;
  let isAlive = true;
  const spy = vi.spyOn(Worker.prototype, 'postMessage').mockImplementation(function (
    this: Worker,
    order: FillingOrder,
  ) {
    if (order.kind === fatal && isAlive) void this.terminate();
    isAlive &&= order.kind !== fatal;
    if (isAlive) post.call(this, order);
  });
  try {
    await expect(fill(generatePopulation(SMALL))).rejects.toThrow('ended early');
  } finally {
    spy.mockRestore();
  }
  const database = new DatabaseSync(file);
  expect(readImportState(database)).toBeNull();
  database.close();
});

/** A progress with a fake clock. */
function startAt(people: number) {
  const clock = { now: 0 };
  const lines: string[] = [];
  const progress = fillingProgress(
    people,
    (line) => lines.push(line),
    () => clock.now,
  );
  return { clock, lines, progress };
}

test('says people, share, speed and time left, every two seconds', () => {
  const { clock, lines, progress } = startAt(1_000_000);
  for (clock.now = 500; clock.now <= 6_000; clock.now += 500) progress.onPeople(clock.now * 10);
  expect(lines).toEqual([
    '20,000 of 1,000,000 people (2 %), 10,000 a second, 1 min 38 s left',
    '40,000 of 1,000,000 people (4 %), 10,000 a second, 1 min 36 s left',
    '60,000 of 1,000,000 people (6 %), 10,000 a second, 1 min 34 s left',
  ]);
});

test('shows only seconds when less than a minute is left', () => {
  const { clock, lines, progress } = startAt(20_000);
  clock.now = 2_000;
  progress.onPeople(15_000);
  expect(lines).toEqual(['15,000 of 20,000 people (75 %), 7,500 a second, 1 s left']);
});

test('reports each step after the people, if steps take time', () => {
  const step = { name: 'index of phones', number: 3, count: 20 };
  const big = startAt(1_000_000);
  big.progress.onStep(step);
  expect(big.lines).toEqual(['building 3 of 20: index of phones']);
  const small = startAt(20_000);
  small.progress.onStep(step);
  expect(small.lines).toEqual([]);
});
