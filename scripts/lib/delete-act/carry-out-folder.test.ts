import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, test } from 'vitest';
import { addEmail, addPerson, addPhone, addPlaces } from '../../../tests/fixtures/people-database.ts';
import { peopleOnRecord } from '../../../tests/support/on-record.ts';
import { openTestDatabase, type TestDatabase } from '../../../tests/support/sqlite-database.ts';
import { dropHash, emailHash, ndzHash, phoneHash } from '../../../worker/origin/delete-act/hash.ts';
import { beginRun } from '../../../worker/origin/delete-act/run-store.ts';
import { carryOutFolder } from './carry-out-folder.ts';
import { identifierHash } from './identifier-hash.ts';

const NOW = 1_790_000_000_000;
let folder: string;
let env: { PEOPLE: TestDatabase; ACCOUNTS: TestDatabase };

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'porchlight-delete-act-'));
  env = { PEOPLE: openTestDatabase('people'), ACCOUNTS: openTestDatabase('accounts') };
  addPlaces(env.PEOPLE);
  const people = ['ada', 'bo', 'cy'].map((id) =>
    addPerson(env.PEOPLE, { id, first: id, last: 'Hale', birth: [1979, 4, 2], homes: ['eugene'] }),
  );
  addEmail(env.PEOPLE, `${people[0]}`, 'ada@example.com');
  for (const one of people.slice(1)) addPhone(env.PEOPLE, one, '5035550101', 'Landline');
  env.PEOPLE.fillFinding();
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const idOf = (name: string) => name.padEnd(12, '0');
const put = (name: string, rows: readonly string[], header = 'ID,Hash') =>
  writeFileSync(join(folder, name), [header, ...rows, ''].join('\n'));
const carryOut = () => carryOutFolder(env, folder, { brokerId: '4821', now: NOW });

it('carries out the lists of a folder and writes answers beside them, in the form that the platform takes', async () => {
  put('20261102_4821_Email.csv', [
    `${idOf('mail')},${emailHash('ada@example.com')}`,
    `${idOf('none')},${dropHash('x')}`,
  ]);
  put('20261102_4821_Phone.csv', [`${idOf('phone')},${phoneHash('5035550101')}`, 'short,x']);
  put('20261102_9999_NDZ.csv', []);
  const outcome = await carryOut();
  expect(outcome).toMatchObject({
    deleted: 1,
    optedOut: 2,
    answers: ['20261102_4821_Email_answers.csv', '20261102_4821_Phone_answers.csv'],
    problems: [
      { name: '20261102_4821_Phone.csv', line: 3, problem: 'id' },
      { name: '20261102_9999_NDZ.csv', line: 0, problem: 'broker' },
    ],
  });
  const text = (name: string) => readFileSync(join(folder, name), 'utf8');
  expect(text('20261102_4821_Email_answers.csv')).toBe('Id,Status\r\nmail00000000,3\r\nnone00000000,5\r\n');
  expect(text('20261102_4821_Phone_answers.csv')).toBe('Id,Status\r\nphone0000000,4\r\n');
  expect((await peopleOnRecord(env.PEOPLE)).map(({ isShown }) => isShown)).toEqual([false, false]);
});

it('asked again, it answers the same: the answers of before are no lists', async () => {
  put('20261102_4821_Email.csv', [`${idOf('mail')},${emailHash('ada@example.com')}`]);
  await carryOut();
  expect(await carryOut()).toMatchObject({ deleted: 0, answers: ['20261102_4821_Email_answers.csv'], problems: [] });
  expect(readFileSync(join(folder, '20261102_4821_Email_answers.csv'), 'utf8')).toContain('mail00000000,3');
  expect(readdirSync(folder)).toHaveLength(2);
});

it('says what is wrong with a folder, and leaves a run with the platform alone', async () => {
  mkdirSync(join(folder, 'empty'));
  await expect(carryOut()).rejects.toThrow('has no list');
  put('20261102_4821_Email.csv', []);
  await beginRun(env.ACCOUNTS, 'platform', NOW);
  await expect(carryOut()).rejects.toThrow('is under way');
});

test('an identifier that somebody types is hashed like those of the lists', () => {
  expect(identifierHash('Email', ' June@Example.com ')).toBe(emailHash('june@example.com'));
  expect(identifierHash('NDZ', 'Danielle, Johnson, 1985-07-04, 91790')).toBe(
    ndzHash('Danielle', 'Johnson', '19850704', '91790'),
  );
  const vin = ['june', 'alder', '1hgcm82633a004352'].map(dropHash).join('');
  expect(identifierHash('NameVIN', 'June,Alder,1HGCM82633A004352')).toBe(dropHash(vin));
  expect(identifierHash('MAID', '38400000-8CF0-11BD-B23E-10B96E40000D')).toBe(
    dropHash('384000008cf011bdb23e10b96e40000d'),
  );
  expect(identifierHash('CTVID', 'tv-12345678')).toBe(dropHash('tv12345678'));
  for (const [list, typed] of [
    ['NDZ', 'June,Alder,1979,97201'],
    ['NameVIN', 'June,Alder,123'],
    ['MAID', 'abc'],
    ['Phone', 'none'],
  ] as const)
    expect(identifierHash(list, typed), list).toBeNull();
});
