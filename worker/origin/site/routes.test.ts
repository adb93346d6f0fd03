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
  expect(await answer()).toMatchObject({ isInvented: true, notice: inventedCopy.notice });
});

test('real records say nothing of the kind, and neither does a database that does not say what it holds', async () => {
  expect(await answer()).toMatchObject({ isInvented: false, notice: null });
  origin.people.insert('import_state', { key: 'invented', value: 'no' });
  expect(await answer()).toMatchObject({ isInvented: false, notice: null });
});

test('who runs the site, who sells, and the limits of the settings are told with it', async () => {
  Object.assign(origin.bindings, {
    OPERATOR: '{"name": "Porchlight Directory, Inc.", "registrations": [{"state": "TX", "number": "42"}]}',
    SELLER: '{"name": "Porchlight Sales, Inc."}',
    QUOTAS: '{"anonymousPersons": 3, "businessLookups": 7}',
  });
  expect(await answer()).toMatchObject({
    operator: {
      name: 'Porchlight Directory, Inc.',
      registrations: [{ stateCode: 'TX', name: 'Porchlight Directory, Inc.', number: '42' }],
    },
    seller: { name: 'Porchlight Sales, Inc.', refundDays: null },
    limits: { persons: { visitor: 3, account: 30, plan: 500 }, lookups: { visitor: 20, account: 60, business: 7 } },
  });
});

test('browsers read the sentence on pages, not by this call', async () => {
  expect((await origin.call(PATH, { envelope: { caller: 'browser' } })).status).toBe(403);
});
