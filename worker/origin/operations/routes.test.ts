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
const rowsOf = async (table: 'page_event' | 'client_log') =>
  (await origin.accounts.prepare(`SELECT * FROM ${table} ORDER BY id`).all<Record<string, unknown>>()).results;
async function smb(): Promise<string> {
  addAccount(origin.accounts, { id: 'smb', userType: 'smb' });
  return `session=${await addSession(origin.accounts, 'smb')}`;
}

const event = (name: string, properties: object, at = new Date().toISOString()) => ({ name, at, properties });
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

describe('events', () => {
  it("are stored in order with the fields in the catalog, and only the sender's class and device", async () => {
    const at = new Date(Date.now() - 1_500).toISOString();
    const events = [
      event('copied', { kind: 'phone' }, at),
      event('list_toggled', { list: 'phones', isOpen: true }, at),
    ];
    expect(await post('/api/events', { events })).toMatchObject(DONE);
    expect(await post('/api/events', { events: [event('roi_explained', {})] }, { cookie: await smb() })).toMatchObject(
      DONE,
    );
    const rows = await rowsOf('page_event');
    const fixed = { id: expect.any(Number), received_at: expect.any(Number), device: 'mobile', experiments: null };
    expect(rows).toEqual([
      {
        ...fixed,
        happened_at: Date.parse(at),
        name: 'copied',
        properties: '{"kind":"phone"}',
        viewer_class: 'anonymous',
      },
      {
        ...fixed,
        happened_at: Date.parse(at),
        name: 'list_toggled',
        properties: '{"list":"phones","isOpen":true}',
        viewer_class: 'anonymous',
      },
      { ...fixed, happened_at: expect.any(Number), name: 'roi_explained', properties: '{}', viewer_class: 'smb' },
    ]);
  });

  it('are stored with the variants that the page showed, and no others', async () => {
    const events = [event('roi_explained', {}), event('copied', { kind: 'phone' })];
    for (const experiments of [{ UPSELL_NEW_TAB: 1, PROPERTY_UPSELL: 2 }, {}])
      expect(await post('/api/events', { events, experiments })).toMatchObject(DONE);
    for (const experiments of [{ UPSELL_NEW_TAB: 0 }, { UPSELL_NEW_TAB: '1' }, { maya_ostrowski: 1 }])
      expect((await post('/api/events', { events, experiments })).status).toBe(400);
    const kept = (await rowsOf('page_event')).map(({ experiments }) => JSON.parse(String(experiments)) as unknown);
    const shown = { UPSELL_NEW_TAB: 1, PROPERTY_UPSELL: 2 };
    expect(kept).toEqual([shown, shown, null, null]);
  });

  it('from bots are dropped', async () => {
    for (const botClass of ['search-engine', 'other-bot'] as const)
      expect(
        await post('/api/events', { events: [event('roi_explained', {})] }, { envelope: { botClass } }),
      ).toMatchObject(DONE);
    expect(await rowsOf('page_event')).toEqual([]);
  });

  it('with an impossible clock happened when they arrived, and none of their text is stored', async () => {
    const texts = ['Maya Ostrowski', '1999-01-01T00:00:00.000Z', '2999-01-01T00:00:00.000Z'];
    await post('/api/events', { events: texts.map((at) => event('roi_explained', {}, at)) });
    const rows = await rowsOf('page_event');
    for (const row of rows) expect(row.happened_at).toBe(row.received_at);
    expect(JSON.stringify(rows)).not.toContain('Maya');
  });

  it('outside the catalog are refused', async () => {
    for (const wrong of [event('person_viewed', {}), event('copied', { kind: 'phone', number: '5035550101' })])
      expect((await post('/api/events', { events: [wrong] })).status).toBe(400);
    expect(await rowsOf('page_event')).toEqual([]);
  });

  it('about a timeout contain the phones component and the call it waited for, and nothing else', async () => {
    const timeout = { component: 'phones', path: '/api/phone/activity' };
    expect(await post('/api/events', { events: [event('Timeout', timeout)] })).toMatchObject(DONE);
    expect((await rowsOf('page_event'))[0]).toMatchObject({ name: 'Timeout', properties: JSON.stringify(timeout) });
    for (const other of [
      { ...timeout, component: 'emails' },
      { ...timeout, path: '/name/Maya' },
      { component: 'phones' },
    ])
      expect((await post('/api/events', { events: [event('Timeout', other)] })).status).toBe(400);
  });
});

describe('browser logs', () => {
  it('say what failed, without what was looked up [F7-21]', async () => {
    const e = 'Error: /name/Maya-Ostrowski/Portland-OR/P1a2b3c4d5e6f7 of maya@example.com, 503-555-0101: not found';
    expect(await post('/api/log-error', { type: 'get-phone-activity', e }, { cookie: await smb() })).toMatchObject(
      DONE,
    );
    expect(await post('/api/log-error', { e: 'of 5035550101' })).toMatchObject(DONE);
    expect(await rowsOf('client_log')).toMatchObject([
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
    const [row] = await rowsOf('client_log');
    expect(row).toMatchObject({ severity: 'info', type: 'address_hydration', bot_class: 'other-bot' });
    const { hydratedAddressIds: _, ...counts } = INFO;
    expect(JSON.parse(String(row?.message))).toEqual({ ...counts, hydratedAddressCount: 3 });
  });

  it('of a kind that pages do not have are refused', async () => {
    expect((await post('/api/log-error', { type: 'Maya Ostrowski', e: 'x' })).status).toBe(400);
    expect((await post('/api/log-info', { msg: { ...INFO, route: 'Maya Ostrowski' } })).status).toBe(400);
    expect(await rowsOf('client_log')).toEqual([]);
  });

  it('accept every type of error that pages have, unchanged', async () => {
    for (const type of LOG_ERROR_TYPES) await post('/api/log-error', { type, e: 'x' });
    expect((await rowsOf('client_log')).map(({ type }) => type)).toEqual(LOG_ERROR_TYPES);
  });

  it('of uncaught errors are stored for people only', async () => {
    for (const type of UNCAUGHT_TYPES)
      expect(await post('/api/log-error', { type, e: 'x' }, { envelope: { botClass: 'other-bot' } })).toMatchObject(
        DONE,
      );
    expect(await rowsOf('client_log')).toEqual([]);
    await post('/api/log-error', { type: 'uncaught-error', e: 'map-C3_x9a-b.js:1:20450 TypeError: Maya is undefined' });
    expect(await rowsOf('client_log')).toMatchObject([
      { type: 'uncaught-error', message: 'map-C3_x9a-b.js:1:20450 TypeError: [text] is undefined' },
    ]);
  });

  it('store no sender address', async () => {
    await post('/api/log-error', { e: 'x' }, { envelope: { clientAddress: '198.51.100.7' } });
    await post(
      '/api/events',
      { events: [event('roi_explained', {})] },
      { envelope: { clientAddress: '198.51.100.7' } },
    );
    const all = JSON.stringify([await rowsOf('client_log'), await rowsOf('page_event')]);
    expect(all).not.toMatch(/198\.51|trace-of-the-test/);
  });
});
