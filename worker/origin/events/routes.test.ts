import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { EventCountsAnswer } from '../../../shared/contract/operations/event-counts.ts';
import { signEnvelope } from '../../../shared/contract/transport/envelope-signature.ts';
import type { DataPoint } from '../../../shared/metrics/analytics-dataset.ts';
import { addAccount, addSession } from '../../../tests/fixtures/accounts-database.ts';
import {
  HUMAN_VIEW,
  type OriginRequest,
  openTestOrigin,
  SECRET,
  type TestOrigin,
} from '../../../tests/support/origin-app.ts';
import { app } from '../app.ts';

const DONE = { status: 200, text: '{"isDone":true}' };
let origin: TestOrigin;

beforeEach(() => {
  origin = openTestOrigin();
});

const post = (body: unknown, { envelope, ...request }: OriginRequest = {}, at = origin) =>
  at.call('/api/events', {
    method: 'POST',
    body: JSON.stringify(body),
    ...request,
    envelope: { caller: 'browser', device: 'mobile', ...envelope },
  });
const rows = async (at = origin) =>
  (await at.accounts.prepare('SELECT * FROM page_event ORDER BY id').all<Record<string, unknown>>()).results;
const event = (name: string, properties: object, at = new Date().toISOString()) => ({ name, at, properties });
const NOTHING = [event('roi_explained', {})];
const TEST = { id: 'offers:set-b', name: 'offers', segment: 'set-b' };

async function smb(at = origin): Promise<string> {
  addAccount(at.accounts, { id: 'smb', userType: 'smb' });
  return `session=${await addSession(at.accounts, 'smb')}`;
}

describe('events', () => {
  it("are stored in order with the fields in the catalog, and only the sender's class and device", async () => {
    const at = new Date(Date.now() - 1_500).toISOString();
    const events = [
      event('copied', { kind: 'phone' }, at),
      event('list_toggled', { list: 'phones', isOpen: true }, at),
    ];
    expect(await post({ events })).toMatchObject(DONE);
    expect(await post({ events: NOTHING }, { cookie: await smb() })).toMatchObject(DONE);
    const fixed = {
      id: expect.any(Number),
      received_at: expect.any(Number),
      device: 'mobile',
      experiments: null,
      test_id: null,
      test_name: null,
      segment_name: null,
    };
    const anonymous = { ...fixed, happened_at: Date.parse(at), viewer_class: 'anonymous' };
    expect(await rows()).toEqual([
      { ...anonymous, name: 'copied', properties: '{"kind":"phone"}' },
      { ...anonymous, name: 'list_toggled', properties: '{"list":"phones","isOpen":true}' },
      { ...fixed, happened_at: expect.any(Number), name: 'roi_explained', properties: '{}', viewer_class: 'smb' },
    ]);
  });

  it('are stored with the variants that the page showed, and no others', async () => {
    const events = [...NOTHING, event('copied', { kind: 'phone' })];
    for (const experiments of [{ UPSELL_NEW_TAB: 1, PROPERTY_UPSELL: 2 }, {}])
      expect(await post({ events, experiments })).toMatchObject(DONE);
    for (const experiments of [{ UPSELL_NEW_TAB: 0 }, { UPSELL_NEW_TAB: '1' }, { maya_ostrowski: 1 }])
      expect((await post({ events, experiments })).status).toBe(400);
    const kept = (await rows()).map(({ experiments }) => JSON.parse(String(experiments)) as unknown);
    const shown = { UPSELL_NEW_TAB: 1, PROPERTY_UPSELL: 2 };
    expect(kept).toEqual([shown, shown, null, null]);
  });

  it("are stored with the test behind the page's definition", async () => {
    expect(await post({ events: NOTHING, test: TEST })).toMatchObject(DONE);
    expect(await rows()).toMatchObject([{ test_id: TEST.id, test_name: TEST.name, segment_name: TEST.segment }]);
    for (const test of [
      { ...TEST, segment: undefined },
      { ...TEST, id: 'Maya Ostrowski' },
      { ...TEST, more: 'x' },
    ])
      expect((await post({ events: NOTHING, test })).status).toBe(400);
  });

  it('from bots are dropped, wherever they would go', async () => {
    const EVENTS = { writeDataPoint: vi.fn() };
    for (const at of [origin, openTestOrigin('local', undefined, { EVENTS })])
      for (const botClass of ['search-engine', 'other-bot'] as const) {
        expect(await post({ events: NOTHING }, { envelope: { botClass } }, at)).toMatchObject(DONE);
        expect(await rows(at)).toEqual([]);
      }
    expect(EVENTS.writeDataPoint).not.toHaveBeenCalled();
  });

  it('with an impossible clock happened when they arrived, and none of their text is stored', async () => {
    const texts = ['Maya Ostrowski', '1999-01-01T00:00:00.000Z', '2999-01-01T00:00:00.000Z'];
    await post({ events: texts.map((at) => event('roi_explained', {}, at)) });
    const stored = await rows();
    expect(stored).toHaveLength(texts.length);
    for (const row of stored) expect(row.happened_at).toBe(row.received_at);
    expect(JSON.stringify(stored)).not.toContain('Maya');
  });

  it('outside the catalog are refused, and with them the whole batch', async () => {
    const wrong: unknown[] = [
      event('person_viewed', {}),
      event('copied', { kind: 'phone', number: '5035550101' }),
      event('copied', { kind: 7 }),
      event('copied', []),
      { name: 'copied', properties: { kind: 'phone' } },
      { ...event('roi_explained', {}), visitor: 'Maya' },
      event('roi_explained', {}, 'x'.repeat(41)),
      null,
      'roi_explained',
    ];
    for (const one of wrong) expect((await post({ events: [...NOTHING, one] })).status, JSON.stringify(one)).toBe(400);
    for (const body of [{}, { events: [] }, { events: NOTHING[0] }, { events: NOTHING, more: 1 }, [], 'x'])
      expect((await post(body)).status, JSON.stringify(body)).toBe(400);
    expect(await rows()).toEqual([]);
  });

  it('come in batches of at most 50', async () => {
    expect((await post({ events: Array(51).fill(NOTHING[0]) })).status).toBe(400);
    expect(await rows()).toEqual([]);
    expect(await post({ events: Array(50).fill(NOTHING[0]) })).toMatchObject(DONE);
    expect(await rows()).toHaveLength(50);
  });

  it('that happen twice count twice', async () => {
    const same = event('copied', { kind: 'phone' });
    expect(await post({ events: [same, same] })).toMatchObject(DONE);
    expect(await rows()).toHaveLength(2);
  });

  it('about a timeout contain the phones component and the call it waited for, and nothing else', async () => {
    const timeout = { component: 'phones', path: '/api/phone/activity' };
    expect(await post({ events: [event('Timeout', timeout)] })).toMatchObject(DONE);
    expect((await rows())[0]).toMatchObject({ name: 'Timeout', properties: JSON.stringify(timeout) });
    for (const other of [
      { ...timeout, component: 'emails' },
      { ...timeout, path: '/name/Maya' },
      { component: 'phones' },
    ])
      expect((await post({ events: [event('Timeout', other)] })).status).toBe(400);
  });

  it('store no sender address and no tracking id', async () => {
    await post({ events: NOTHING }, { envelope: { clientAddress: '198.51.100.7' } });
    expect(await rows()).toHaveLength(1);
    expect(JSON.stringify(await rows())).not.toMatch(new RegExp(`198\\.51|${HUMAN_VIEW.traceId}`));
  });

  it('that cannot be stored are lost, and the page that sent them is not told', async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {});
    await origin.accounts.prepare('DROP TABLE page_event').run();
    expect(await post({ events: NOTHING })).toMatchObject(DONE);
    expect(said).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('page events'));
    said.mockRestore();
  });

  it('of 10 MB are refused before they have arrived', async () => {
    const chunk = new TextEncoder().encode('x'.repeat(16 * 1024));
    let sent = 0;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += chunk.byteLength;
        if (sent > 10 * 1024 * 1024) controller.close();
        else controller.enqueue(chunk);
      },
    });
    const envelope = { ...HUMAN_VIEW, caller: 'browser' } as const;
    const headers = await signEnvelope([SECRET], 'POST', '/api/events', envelope, Date.now());
    const init = { method: 'POST', headers, body, duplex: 'half' } as RequestInit;
    const { status } = await app.request('https://origin.example/api/events', init, origin.bindings);
    expect(status).toBe(413);
    expect(sent).toBeLessThan(512 * 1024);
  });
});

describe('with Analytics Engine bound', () => {
  const points: DataPoint[] = [];
  let bound: TestOrigin;
  beforeEach(() => {
    points.length = 0;
    const EVENTS = { writeDataPoint: (point: DataPoint) => void points.push(point) };
    bound = openTestOrigin('local', undefined, { EVENTS });
  });

  it('events go there, each with its index, texts and numbers, and not to the table [F7-26]', async () => {
    const at = new Date(Date.now() - 1_500).toISOString();
    const body = {
      events: [
        event('page_viewed', { page: 'person' }, at),
        event('upsell_clicked', { slot: 'phones', funnelType: 'default' }, at),
        event('web_vital', { name: 'LCP', value: 1_840, page: 'person' }, at),
      ],
      experiments: { PROPERTY_UPSELL: 2, UPSELL_NEW_TAB: 1 },
      test: TEST,
    };
    expect(await post(body, { cookie: await smb(bound) }, bound)).toMatchObject(DONE);
    const context = ['mobile', 'smb', TEST.id, TEST.name, TEST.segment, 'PROPERTY_UPSELL.2~UPSELL_NEW_TAB.1'];
    const offer = '{"slot":"phones","funnelType":"default"}';
    const happened = Date.parse(at);
    expect(points).toEqual([
      {
        indexes: ['page_viewed'],
        blobs: ['page_viewed', 'person', ...context, '{}', ''],
        doubles: [happened, 0],
      },
      { indexes: ['upsell_clicked'], blobs: ['upsell_clicked', '', ...context, offer, ''], doubles: [happened, 0] },
      {
        indexes: ['web_vital'],
        blobs: ['web_vital', 'person', ...context, '{"name":"LCP","value":1840}', 'LCP'],
        doubles: [happened, 1_840],
      },
    ]);
    expect(await rows(bound)).toEqual([]);
  });

  it('the largest batch stays within what Analytics Engine takes: 250 points, 16 KB of texts, 96 bytes of index', async () => {
    const word = 'w'.repeat(80);
    const experiments = {
      PROPERTY_UPSELL: 3,
      PROPERTY_DISCOVERY: 1,
      SUBHEADER_CTA_PLACEMENT: 1,
      UPSELL_NEW_TAB: 1,
      PUBMAX_ADS: 1,
    };
    const longest = event('Timeout', { component: 'phones', path: '/api/phone/activity' });
    const body = { events: Array(50).fill(longest), experiments, test: { id: word, name: word, segment: word } };
    expect(await post(body, {}, bound)).toMatchObject(DONE);
    expect(points).toHaveLength(50);
    for (const { blobs, indexes } of points) {
      expect(blobs.length).toBeLessThanOrEqual(20);
      expect(Buffer.byteLength(blobs.join(''))).toBeLessThan(16 * 1024);
      expect(Buffer.byteLength(indexes[0])).toBeLessThanOrEqual(96);
    }
  });

  it('a dataset that fails loses the events, and the page that sent them is not told', async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {});
    const writeDataPoint = () => {
      throw new TypeError('too many data points');
    };
    const failing = openTestOrigin('local', undefined, { EVENTS: { writeDataPoint } });
    expect(await post({ events: NOTHING }, {}, failing)).toMatchObject(DONE);
    expect(await rows(failing)).toEqual([]);
    expect(said).toHaveBeenCalledOnce();
    said.mockRestore();
  });

  it('the local viewer says that it has nothing to count', async () => {
    const counts = (await bound.call('/api/dev/events?period=day')).json<EventCountsAnswer>();
    expect(counts).toMatchObject({ isStoredHere: false, events: [], across: null });
  });
});

describe('counts of events', () => {
  const counts = async (query: string) => (await origin.call(`/api/dev/events?${query}`)).json<EventCountsAnswer>();

  it('are there in local runs only, and for the edge alone', async () => {
    expect((await origin.call('/api/dev/events?period=day')).status).toBe(200);
    expect((await origin.call('/api/dev/events?period=day', { envelope: { caller: 'browser' } })).status).toBe(403);
    for (const environment of ['staging', 'production'])
      expect((await openTestOrigin(environment).call('/api/dev/events?period=day')).status).toBe(404);
  });

  it('are of a period, a device and a page that exist', async () => {
    for (const query of ['', 'period=year', 'period=day&device=watch', 'period=day&page=nowhere', 'period=day&x=1'])
      expect((await origin.call(`/api/dev/events?${query}`)).status, query).toBe(400);
  });

  it('have what was just sent', async () => {
    await post({ events: [event('page_viewed', { page: 'person' }), event('upsell_clicked', OFFER)], test: TEST });
    await post({ events: [event('page_viewed', { page: 'home' })] }, { envelope: { device: 'desktop' } });
    const all = await counts('period=hour');
    expect(all.events.map(({ name, count, mobile }) => [name, count, mobile])).toEqual([
      ['page_viewed', 2, 1],
      ['upsell_clicked', 1, 1],
    ]);
    expect(all.events[0]?.bars.at(-1)).toBe(2);
    expect(all.across?.segments).toEqual([{ ...TEST, views: 1, clicks: 1 }]);
    const desktop = await counts('period=hour&device=desktop');
    expect(desktop.pages).toEqual([{ page: 'home', views: 1, mobile: 0 }]);
    expect(await counts('period=hour&page=home')).toMatchObject({
      events: [{ name: 'page_viewed', count: 1 }],
      across: null,
    });
  });

  const OFFER = { slot: 'phones', funnelType: 'default' };
});
