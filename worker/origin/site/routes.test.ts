import { beforeEach, expect, test } from 'vitest';
import { inventedCopy } from '../../../shared/copy/site/invented.ts';
import { openTestOrigin, type TestOrigin } from '../../../tests/support/origin-app.ts';

const PATH = '/api/site';
let origin: TestOrigin;

beforeEach(() => {
  origin = openTestOrigin();
});

const answer = async () => (await origin.call(PATH)).json<unknown>();

test('a generated population says that it is invented, and the sentence for every page', async () => {
  origin.people.insert('import_state', { key: 'invented', value: 'yes' });
  expect(await answer()).toEqual({ isInvented: true, notice: inventedCopy.notice });
});

test('real records say nothing of the kind, and neither does a database that does not say what it holds', async () => {
  expect(await answer()).toEqual({ isInvented: false, notice: null });
  origin.people.insert('import_state', { key: 'invented', value: 'no' });
  expect(await answer()).toEqual({ isInvented: false, notice: null });
});

test('browsers read the sentence on pages, not by this call', async () => {
  expect((await origin.call(PATH, { envelope: { caller: 'browser' } })).status).toBe(403);
});
