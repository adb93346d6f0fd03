import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addAccount } from '../../../tests/fixtures/accounts-database.ts';
import { addEmail, addPerson, addPhone, addPlaces } from '../../../tests/fixtures/people-database.ts';
import { type FakeDrop, openFakeDrop } from '../../../tests/support/fake-drop.ts';
import { peopleOnRecord } from '../../../tests/support/on-record.ts';
import { openTestOrigin, type TestOrigin } from '../../../tests/support/origin-app.ts';
import type { ZippedFile } from '../../../tests/support/zip-file.ts';
import { parseSettings } from '../env.ts';
import { dropHash, emailHash, ndzHash, phoneHash } from './hash.ts';
import { tendDeleteAct } from './schedule.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** noon in California */
const NOW = Date.UTC(2026, 10, 2, 20);

let drop: FakeDrop;
let origin: TestOrigin;
let ada: string;
let bo: string;
let cy: string;
let log: string[];

beforeEach(async () => {
  log = [];
  vi.spyOn(console, 'error').mockImplementation((line: string) => void log.push(line));
  drop = await openFakeDrop();
  origin = openTestOrigin('local', undefined, {
    DELETE_ACT_API_URL: `${drop.url}/`,
    DELETE_ACT_API_KEY: drop.key,
    DELETE_ACT_BROKER_ID: '4821',
  });
  addPlaces(origin.people);
  const [first, last] = ['Ada', 'Hale'];
  ada = addPerson(origin.people, { id: 'ada', first, last, birth: [1979, 4, 2], homes: ['portlandOr', 'eugene'] });
  bo = addPerson(origin.people, { id: 'bo', first: 'Bo', last, birth: [1981, 5, 6], homes: ['portlandOr'] });
  cy = addPerson(origin.people, { id: 'cy', first: 'Cy', last: 'Quist', birth: [1955, 1, 1], homes: ['portlandMe'] });
  addEmail(origin.people, ada, 'ada@example.com');
  for (const one of [ada, bo]) addPhone(origin.people, one, '5035550101', 'Landline');
  origin.people.fillFinding();
  addAccount(origin.accounts, { id: 'june', userType: 'free' });
});
afterEach(async () => {
  vi.restoreAllMocks();
  await drop.close();
});

const tend = (now = NOW) => tendDeleteAct(origin.bindings, parseSettings(origin.bindings), now);
const rows = async (sql: string) => (await origin.accounts.prepare(sql).all<Record<string, unknown>>()).results;
const run = async () => (await rows('SELECT * FROM drop_run ORDER BY id DESC LIMIT 1'))[0];
const problems = async () =>
  (
    await rows(
      'SELECT f.name, p.line, p.problem FROM drop_problem p JOIN drop_file f ON f.id = p.file_id ORDER BY f.id, p.line',
    )
  ).map(({ name, line, problem }) => `${name} ${line} ${problem}`);
const onRecord = async () => (await peopleOnRecord(origin.people)).map(({ id }) => id);
const shown = async () => (await peopleOnRecord(origin.people)).filter(({ isShown }) => isShown).map(({ id }) => id);

const idOf = (name: string) => name.padEnd(12, '0');
function list(type: string, items: Readonly<Record<string, string | null>>, date = '20261102'): ZippedFile {
  const lines = Object.entries(items).map(([name, hashed]) => `${idOf(name)},${hashed}`);
  return { name: `${date}_4821_${type}.csv`, content: ['ID,Hash', ...lines, ''].join('\r\n') };
}
const withdrawn = (items: readonly (readonly [string, string, string | null])[]): ZippedFile => ({
  name: '20261109_4821_Removed.csv',
  content: ['ID,Hash,ListType', ...items.map(([type, name, hashed]) => `${idOf(name)},${hashed},${type}`)].join('\n'),
});
const statuses = () => Object.fromEntries([...drop.statuses].map(([id, status]) => [id.replace(/0+$/, ''), status]));

const ADA = ndzHash('Ada', 'Hale', '19790402', '97401');
const SHARED = phoneHash('5035550101');
const nobody = (text: string) => dropHash(`nobody ${text}`);

describe('a run', () => {
  it('deletes who is alone with an identifier, opts out who shares one, and answers each', async () => {
    drop.offer([
      list('NDZ', { ada: ADA, none: nobody('1') }),
      list('Email', { mail: emailHash('ADA@example.com'), june: emailHash('june@example.com'), other: nobody('2') }),
      list('Phone', { phone: SHARED }),
      list('MAID', { maid: nobody('3') }),
      list('NameVIN', { vin: nobody('4') }),
      list('CTVID', {}),
    ]);
    await tend();
    expect(statuses()).toEqual({ ada: 3, none: 5, mail: 3, june: 2, other: 5, phone: 4, maid: 5, vin: 5 });
    expect(drop.isAnswered()).toBe(true);
    expect(await onRecord()).toEqual([bo, cy]);
    expect(await shown()).toEqual([cy]);
    expect(await run()).toMatchObject({
      state: 'done',
      deleted: 1,
      opted_out: 1,
      archive_date: '20261102',
      failure: null,
    });
    expect(await rows('SELECT list, status, items FROM drop_count ORDER BY list, status')).toEqual([
      { list: 'Email', status: 2, items: 1 },
      { list: 'Email', status: 3, items: 1 },
      { list: 'Email', status: 5, items: 1 },
      { list: 'MAID', status: 5, items: 1 },
      { list: 'NDZ', status: 3, items: 1 },
      { list: 'NDZ', status: 5, items: 1 },
      { list: 'NameVIN', status: 5, items: 1 },
      { list: 'Phone', status: 4, items: 1 },
    ]);
    expect(await rows('SELECT * FROM drop_chunk')).toEqual([]);
    expect(await rows('SELECT * FROM drop_match')).toEqual([]);
    expect(drop.taken.map(({ name }) => name)).toEqual([
      '20261102_4821_NDZ.csv',
      '20261102_4821_Email.csv',
      '20261102_4821_Phone.csv',
      '20261102_4821_MAID.csv',
      '20261102_4821_NameVIN.csv',
    ]);
    expect(log).toEqual([]);
  });

  it('begins once a week, and does nothing in between', async () => {
    await tend();
    for (const days of [1, 3, 6]) await tend(NOW + days * DAY);
    expect(drop.requests).toEqual(['GET /data/download 200']);
    await tend(NOW + 7 * DAY);
    expect(drop.requests).toHaveLength(2);
    expect(await rows('SELECT state FROM drop_run')).toEqual([{ state: 'done' }, { state: 'done' }]);
  });

  it('waits as long as the platform says, and asks again', async () => {
    drop.faults.push({ status: 202, retryAfter: 90 }, { status: 429, retryAfter: 5 }, { status: 429 });
    await tend();
    await tend(NOW + 89_000);
    expect(drop.requests).toEqual(['GET /data/download 202']);
    await tend(NOW + 90_000);
    await tend(NOW + 95_000);
    await tend(NOW + 100_000);
    expect(drop.requests).toHaveLength(3);
    await tend(NOW + 125_000);
    expect(drop.requests.at(-1)).toBe('GET /data/download 200');
    expect(await run()).toMatchObject({ state: 'done', first_failed_at: null });
  });

  it('waits longer after each failure, and notes when the platform could first not be reached', async () => {
    drop.faults.push('no answer', { status: 500 }, { status: 503 }, null);
    await tend();
    expect(await run()).toMatchObject({ state: 'asking', failure: 'not-reached', next_at: NOW + 300_000 });
    await tend(NOW + 300_000);
    expect(await run()).toMatchObject({ failure: 'server-error', next_at: NOW + 900_000 });
    await tend(NOW + 900_000);
    await tend(NOW + 2_100_000);
    expect(await run()).toMatchObject({ state: 'done', first_failed_at: NOW, failure: null });
  });

  it('leaves the platform alone while it rests', async () => {
    const resting = Date.UTC(2026, 10, 3, 9, 30);
    await tend(resting);
    expect(drop.requests).toEqual([]);
    expect(await run()).toMatchObject({ failure: 'maintenance', next_at: Date.UTC(2026, 10, 3, 11) });
    await tend(Date.UTC(2026, 10, 3, 11));
    expect(drop.requests).toEqual(['GET /data/download 200']);
  });

  it.each([
    [401, 'key-refused'],
    [403, 'not-eligible'],
    [404, 'not-there'],
    [409, 'unfinished-batch'],
    [302, 'odd-answer'],
  ])('ends on %i, and a new one begins a day later', async (status, failure) => {
    drop.faults.push({ status });
    await tend();
    expect(await run()).toMatchObject({ state: 'failed', failure });
    await tend(NOW + DAY - 1);
    expect(drop.requests).toHaveLength(1);
    await tend(NOW + DAY);
    expect(await run()).toMatchObject({ state: 'done' });
  });

  it('ends on a file that is no archive', async () => {
    drop.faults.push({ status: 200, type: 'application/zip', body: 'no archive' });
    await tend();
    expect(await run()).toMatchObject({ state: 'failed', failure: 'damaged' });
    expect(await rows('SELECT * FROM drop_chunk')).toEqual([]);
  });

  it('asks anew after a download that breaks off, and says so if the platform gives nothing anymore', async () => {
    drop.offer([list('NDZ', { ada: ADA })]);
    drop.faults.push('half');
    await tend();
    expect(await run()).toMatchObject({ state: 'asking', failure: 'not-reached' });
    await tend(NOW + 300_000);
    expect(await run()).toMatchObject({ state: 'failed', failure: 'unfinished-batch' });
    expect(await onRecord()).toHaveLength(3);
  });

  it('sends answers again under the same name if nobody heard of the first time', async () => {
    drop.offer([list('NDZ', { ada: ADA }), list('Phone', { phone: SHARED })]);
    drop.faults.push(null, 'no word');
    await tend();
    expect(await run()).toMatchObject({ state: 'answering', failure: 'not-reached' });
    await tend(NOW + 300_000);
    expect(await run()).toMatchObject({ state: 'done' });
    expect(drop.taken.map(({ name }) => name)).toEqual(['20261102_4821_NDZ.csv', '20261102_4821_Phone.csv']);
    expect(statuses()).toEqual({ ada: 3, phone: 4 });
  });

  it('takes answers as sent if nothing waits for them anymore', async () => {
    drop.offer([list('NDZ', { ada: ADA })]);
    drop.faults.push(null, 'no word');
    await tend();
    await tend(NOW + 300_000);
    expect(await run()).toMatchObject({ state: 'done', failure: 'not-awaited' });
    expect(drop.taken).toHaveLength(1);
  });

  it('answers what a run before it could not, under other names', async () => {
    drop.offer([list('NDZ', { ada: ADA, none: nobody('1') })]);
    drop.faults.push(null, { status: 401 });
    await tend();
    expect(await run()).toMatchObject({ state: 'failed', failure: 'key-refused' });
    expect(await onRecord()).toEqual([bo, cy]);
    await tend(NOW + DAY);
    expect(await run()).toMatchObject({ state: 'done' });
    expect(drop.taken.map(({ name }) => name)).toEqual(['20261102_4821_NDZ_r2p1.csv']);
    expect(statuses()).toEqual({ ada: 3, none: 5 });
  });

  it('says what the platform says of answers that it does not take', async () => {
    drop.offer([list('NDZ', { ada: ADA })]);
    const refusal = { acceptedCount: 0, rejectedCount: 1, accepted: [], message: '' };
    const rejected = [{ fileName: '20261102_4821_NDZ.csv', message: 'Invalid CSV header.' }];
    drop.faults.push(null, { status: 400, body: JSON.stringify({ ...refusal, rejected }) });
    await tend();
    expect(await run()).toMatchObject({ state: 'failed', failure: 'answer-refused' });
    expect(await rows('SELECT name, refusal FROM drop_answer')).toEqual([
      { name: '20261102_4821_NDZ.csv', refusal: 'Invalid CSV header.' },
    ]);
  });
});

describe('a later batch', () => {
  beforeEach(async () => {
    drop.offer([list('NDZ', { ada: ADA }), list('Phone', { phone: SHARED, none: nobody('1') })]);
    await tend();
    expect(await shown()).toEqual([cy]);
  });

  it('lets go whoever withdrew: what was hidden because of the identifier is shown again', async () => {
    drop.offer([withdrawn([['Phone', 'phone', SHARED]]), list('Phone', {})]);
    await tend(NOW + 7 * DAY);
    expect(await run()).toMatchObject({ state: 'done' });
    expect(await shown()).toEqual([bo, cy]);
    expect((await rows('SELECT id FROM drop_item ORDER BY id')).map(({ id }) => id)).toEqual([
      idOf('ada'),
      idOf('none'),
    ]);
  });

  it('names withdrawals that are on no list, or with another hash', async () => {
    drop.offer([
      withdrawn([
        ['Phone', 'stranger', SHARED],
        ['Email', 'phone', SHARED],
        ['Phone', 'phone', nobody('x')],
        ['Fax', 'phone', SHARED],
      ]),
    ]);
    await tend(NOW + 7 * DAY);
    expect((await problems()).map((problem) => problem.split(' ').slice(1).join(' '))).toEqual([
      '2 unknown',
      '3 unknown',
      '4 unknown',
      '5 list',
    ]);
    expect(await shown()).toEqual([cy]);
  });

  it('answers an identifier that comes again as before, though its owner is gone', async () => {
    drop.offer([list('NDZ', { ada: ADA }, '20261109')]);
    drop.statuses.clear();
    await tend(NOW + 7 * DAY);
    expect(statuses()).toEqual({ ada: 3 });
    expect(drop.taken.at(-1)?.name).toBe('20261109_4821_NDZ.csv');
  });

  it('leaves an identifier alone that comes again with another hash', async () => {
    drop.offer([list('NDZ', { ada: nobody('x') }, '20261109')]);
    await tend(NOW + 7 * DAY);
    expect(await problems()).toEqual(['20261109_4821_NDZ.csv 2 changed']);
  });
});

describe('odd files', () => {
  const bad = (name: string, content: string | Buffer): ZippedFile => ({ name: `20261102_4821_${name}.csv`, content });
  const good = list('NDZ', { ada: ADA });

  it.each([
    ['another header', bad('Email', 'Id;Mail\nx,y'), ['Email.csv 0 header']],
    ['nothing at all', bad('Email', ''), ['Email.csv 0 header']],
    ['no rows', bad('Email', 'ID,Hash'), []],
    ['three columns', bad('Email', `ID,Hash\n${idOf('a')},${SHARED},x\n`), ['Email.csv 2 columns']],
    ['one column', bad('Email', `ID,Hash\n${idOf('a')}\n`), ['Email.csv 2 columns']],
    [
      'a byte order mark, quotes, blanks and empty lines',
      bad('Phone', `\uFEFF"ID","Hash"\r\n\r\n"${idOf('ok')}","${SHARED}" \r\n`),
      [],
    ],
    ['a NUL', bad('Email', `ID,Hash\n${idOf('a')}\0,${SHARED}\n`), ['Email.csv 2 id']],
    [
      'an id of another shape',
      bad('Email', `ID,Hash\nshort,${SHARED}\n,${SHARED}\n`),
      ['Email.csv 2 id', 'Email.csv 3 id'],
    ],
    [
      'a hash of another length',
      bad('Email', `ID,Hash\n${idOf('a')},abc=\n${idOf('b')},${SHARED}=\n`),
      ['Email.csv 2 hash', 'Email.csv 3 hash'],
    ],
    [
      'a line of ten megabytes',
      bad('Email', `ID,Hash\n${'x'.repeat(10_000_000)}\n${idOf('ok')},${nobody('1')}\n`),
      ['Email.csv 2 long'],
    ],
    [
      'a row twice',
      bad('Email', `ID,Hash\n${idOf('ok')},${nobody('1')}\n${idOf('ok')},${nobody('1')}\n`),
      ['Email.csv 3 duplicate'],
    ],
    [
      'one id with two hashes',
      bad('Email', `ID,Hash\n${idOf('ok')},${nobody('1')}\n${idOf('ok')},${nobody('2')}\n`),
      ['Email.csv 3 changed'],
    ],
    ['a formula', bad('Email', 'ID,Hash\n"=HYPERLINK(1)",x\n'), ['Email.csv 2 id']],
    [
      'an open quote',
      bad('Email', `ID,Hash\n"${idOf('a')},${SHARED}\n${idOf('ok')},${nobody('1')}\n`),
      ['Email.csv 2 id'],
    ],
    ['bytes that are no text', bad('Email', Buffer.from([0xff, 0xfe, 0x00, 0x0a, 0xc3])), ['Email.csv 0 header']],
    ['another broker', { name: '20261102_9999_Email.csv', content: 'ID,Hash' }, ['20261102_9999_Email.csv 0 broker']],
    ['a path', { name: '../20261102_4821_Email.csv', content: 'ID,Hash' }, ['../20261102_4821_Email.csv 0 path']],
    ['another name', { name: 'readme.txt', content: 'hello' }, ['readme.txt 0 name']],
    ['a damaged list', { ...bad('Email', 'ID,Hash\n'), claims: { crc: 1 } }, ['Email.csv 0 damaged']],
    ['an encrypted list', { ...bad('Email', 'ID,Hash\n'), isEncrypted: true }, ['Email.csv 0 encrypted']],
  ])('%s: each is told with its line, and the rest is done', async (_, file: ZippedFile, expected) => {
    drop.offer([file, good]);
    await tend();
    expect((await problems()).map((problem) => problem.replace('20261102_4821_', ''))).toEqual(
      expected.map((problem) => problem.replace('20261102_4821_', '')),
    );
    expect(statuses()).toMatchObject({ ada: 3 });
    expect(await run()).toMatchObject({ state: 'done' });
    expect(drop.isAnswered()).toBe(true);
  });

  it('a list that is there twice is read once', async () => {
    drop.offer([good, good]);
    await tend();
    expect(await problems()).toEqual(['20261102_4821_NDZ.csv 0 twice']);
    expect(statuses()).toEqual({ ada: 3 });
  });

  it('no more than a thousand problems of a list are kept, and all are counted', async () => {
    drop.offer([good, bad('Email', `ID,Hash\n${'x,y\n'.repeat(5_000)}`)]);
    await tend();
    expect((await rows('SELECT COUNT(*) AS n FROM drop_problem'))[0]?.n).toBeLessThanOrEqual(2_000);
    expect(await rows('SELECT bad_rows FROM drop_file ORDER BY id')).toEqual([{ bad_rows: 0 }, { bad_rows: 5_000 }]);
  });

  it('a list of many rows is answered in several files', async () => {
    const many = Object.fromEntries(
      Array.from({ length: 50_001 }, (_, at) => [`i${at}`.padEnd(11, 'x'), nobody(`${at}`)]),
    );
    drop.offer([list('Email', many)]);
    await tend();
    for (let hour = 1; (await run())?.state !== 'done' && hour < 50; hour += 1) await tend(NOW + hour * HOUR);
    expect(drop.taken.map(({ name }) => name)).toEqual([
      '20261102_4821_Email_part01.csv',
      '20261102_4821_Email_part02.csv',
    ]);
    expect(drop.isAnswered()).toBe(true);
  }, 60_000);
});

describe('the alarm', () => {
  it('is a line of the log once no run has gone through for 30 days', async () => {
    await tend();
    for (let day = 7; day <= 30; day += 1) {
      drop.faults.push({ status: 401 });
      await tend(NOW + day * DAY);
    }
    expect(log).toEqual([]);
    drop.faults.push({ status: 401 });
    await tend(NOW + 38 * DAY);
    expect(log.map((line) => JSON.parse(line))).toEqual([{ message: 'DELETE ACT RUN LATE', days: 38 }]);
    await tend(NOW + 39 * DAY);
    expect(log).toHaveLength(1);
  });
});

it('without settings, nothing happens', async () => {
  const { DELETE_ACT_API_URL, DELETE_ACT_API_KEY, DELETE_ACT_BROKER_ID, ...without } = origin.bindings;
  await tendDeleteAct(without, parseSettings(without), NOW);
  expect(await rows('SELECT * FROM drop_run')).toEqual([]);
});
