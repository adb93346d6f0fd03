import { beforeEach, describe, expect, it } from 'vitest';
import { LOG_ERROR_TYPES, UNCAUGHT_TYPES } from '../../../shared/events/log-types.ts';
import { addAccount, addSession } from '../../../tests/fixtures/accounts-database.ts';
import { type OriginRequest, openTestOrigin, type TestOrigin } from '../../../tests/support/origin-app.ts';

const DONE = { status: 200, text: '{"isDone":true}' };
let origin: TestOrigin;

beforeEach(() => {
  origin = openTestOrigin();
});

const post = (path: string, body: unknown, request: OriginRequest = {}) =>
  origin.call(path, {
    method: 'POST',
    body: JSON.stringify(body),
    ...request,
    envelope: { caller: 'browser', device: 'mobile', ...request.envelope },
  });
const rows = async () =>
  (await origin.accounts.prepare('SELECT * FROM client_log ORDER BY id').all<Record<string, unknown>>()).results;
async function smb(): Promise<string> {
  addAccount(origin.accounts, { id: 'smb', userType: 'smb' });
  return `session=${await addSession(origin.accounts, 'smb')}`;
}

const INFO = {
  severity: 'info',
  name: 'address-hydration',
  route: 'name-name-location-id',
  metric: 'address_hydration',
  linkableAddressCount: 3,
  missingIdCount: 2,
  missingLivedIdCount: 1,
  missingOwnedIdCount: 1,
  hydratedAddressIds: ['Amaple160000'],
};

describe('browser logs', () => {
  it('say what failed, without what was looked up [F7-21]', async () => {
    const e = 'Error: /name/Maya-Ostrowski/Portland-OR/P1a2b3c4d5e6f7 of maya@example.com, 503-555-0101: not found';
    expect(await post('/api/log-error', { type: 'get-phone-activity', e }, { cookie: await smb() })).toMatchObject(
      DONE,
    );
    expect(await post('/api/log-error', { e: 'of 5035550101' })).toMatchObject(DONE);
    expect(await rows()).toMatchObject([
      {
        severity: 'error',
        type: 'get-phone-activity',
        message: 'Error: [address] of [e-mail], [number]: not found',
        viewer_class: 'smb',
        bot_class: 'human',
        device: 'mobile',
      },
      { type: null, message: 'of [number]', viewer_class: 'anonymous' },
    ]);
  });

  it('about a recovery keep its counts, and the number of ids instead of the ids', async () => {
    const msg = { ...INFO, hydratedAddressIds: ['Amaple160000', '5035550101', 'Maya_Ostrowski'] };
    expect(await post('/api/log-info', { msg }, { envelope: { botClass: 'other-bot' } })).toMatchObject(DONE);
    const [row] = await rows();
    expect(row).toMatchObject({ severity: 'info', type: 'address_hydration', bot_class: 'other-bot' });
    const { hydratedAddressIds: _, ...counts } = INFO;
    expect(JSON.parse(String(row?.message))).toEqual({ ...counts, hydratedAddressCount: 3 });
  });

  it('of a kind that pages do not have are refused', async () => {
    expect((await post('/api/log-error', { type: 'Maya Ostrowski', e: 'x' })).status).toBe(400);
    expect((await post('/api/log-info', { msg: { ...INFO, route: 'Maya Ostrowski' } })).status).toBe(400);
    expect(await rows()).toEqual([]);
  });

  it('accept every type of error that pages have, unchanged', async () => {
    for (const type of LOG_ERROR_TYPES) await post('/api/log-error', { type, e: 'x' });
    expect((await rows()).map(({ type }) => type)).toEqual(LOG_ERROR_TYPES);
  });

  it('of uncaught errors are stored for people only', async () => {
    for (const type of UNCAUGHT_TYPES)
      expect(await post('/api/log-error', { type, e: 'x' }, { envelope: { botClass: 'other-bot' } })).toMatchObject(
        DONE,
      );
    expect(await rows()).toEqual([]);
    await post('/api/log-error', { type: 'uncaught-error', e: 'map-C3_x9a-b.js:1:20450 TypeError: Maya is undefined' });
    expect(await rows()).toMatchObject([
      { type: 'uncaught-error', message: 'map-C3_x9a-b.js:1:20450 TypeError: [text] is undefined' },
    ]);
  });

  it('store no sender address', async () => {
    await post('/api/log-error', { e: 'x' }, { envelope: { clientAddress: '198.51.100.7' } });
    expect(JSON.stringify(await rows())).not.toMatch(/198\.51|7e57/);
  });
});
