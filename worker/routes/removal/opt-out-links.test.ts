import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { RemovalReceipt } from '../../../shared/contract/removal.ts';
import { removalReceiptCopy } from '../../../shared/copy/removal/removal-receipt.ts';
import { edge, FORM_HEADERS, HOST, json, limited, modelOf, problemResponse } from '../../testing.ts';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

const TOKEN = 'x'.repeat(43);
const REFERENCE = 'r'.repeat(22);
const AT = Date.UTC(2026, 10, 22, 19, 46);
const receipt: RemovalReceipt = {
  reference: REFERENCE,
  status: 'done',
  what: ['page'],
  requestedAt: AT,
  confirmedAt: AT + 180_000,
  doneAt: AT + 180_000,
  undoneAt: null,
  everywhereBy: AT + 240_000,
  stillHidden: [],
};
const NEW_YORK = { cf: { timezone: 'America/New_York' } };

type Answers = Parameters<typeof edge>[0];
const submit = (
  path: string,
  fields: Record<string, string>,
  answers: Answers,
  settings: Parameters<typeof edge>[1] = {},
) => {
  const { request, asked } = edge(answers, settings);
  const body = new URLSearchParams(fields).toString();
  return { asked, response: request(path, { method: 'POST', body, headers: FORM_HEADERS, ...NEW_YORK }) };
};
const pageOf = async (response: Response | Promise<Response>) => (await modelOf(await response)).page;

describe.each([
  ['/opt-out/confirm', 'opt-out-confirm', 'POST /api/opt-out/confirm/pending', 'POST /api/opt-out/confirm'],
  ['/opt-out/undo', 'opt-out-undo', 'POST /api/opt-out/undo/pending', 'POST /api/opt-out/undo'],
])('the link to %s', (path, kind, pending, use) => {
  const open = { [pending]: json({ state: 'open', what: ['phones'] }) };

  test('opens a page with a button, which says what it does and changes nothing', async () => {
    const { get, asked } = edge(open);
    const response = await get(`${path}?token=${TOKEN}`);
    expect(response.status).toBe(200);
    const { head, site, page } = await modelOf(response);
    expect(page).toEqual({ kind, view: { state: 'open', what: ['phones'], token: TOKEN, problem: null } });
    expect([head.isIndexable, head.canonical, site.path]).toEqual([false, null, '/']);
    expect(asked.map(({ method, url }) => `${method} ${new URL(url).pathname}`)).toEqual([pending]);
    expect(response.headers.get('referrer-policy')).toBe('same-origin');
    expect(response.headers.get('cache-control')).toBe('private, no-store');
  });

  test('does it by its button and shows the receipt, as often as the form is sent', async () => {
    for (const _ of ['first', 'reloaded']) {
      const { response, asked } = submit(path, { token: TOKEN }, { [use]: json(receipt) });
      const answer = await response;
      expect(answer.status).toBe(200);
      expect(await pageOf(answer)).toMatchObject({
        kind,
        view: {
          state: 'receipt',
          receipt: {
            reference: REFERENCE,
            address: `${HOST}/opt-out/${REFERENCE}`,
            requested: 'Nov 22, 2026, 2:46\u00a0PM EST',
            done: 'Nov 22, 2026, 2:49\u00a0PM EST',
            undone: null,
            everywhereBy: null,
          },
        },
      });
      expect(await asked[0]?.json()).toEqual({ token: TOKEN });
    }
  });

  test('that was used says so, and shows its receipt again', async () => {
    const { get } = edge({ [pending]: json({ state: 'done', what: ['page'] }) });
    expect(await pageOf(get(`${path}?token=${TOKEN}`))).toMatchObject({ view: { state: 'done', token: TOKEN } });
  });

  test('that has expired, is not ours or was cut off says so', async () => {
    const over = await edge({ [pending]: problemResponse(410) }).get(`${path}?token=${TOKEN}`);
    expect([over.status, await pageOf(over)]).toEqual([410, { kind, view: { state: 'over', isCut: false } }]);
    const late = await submit(path, { token: TOKEN }, { [use]: problemResponse(410) }).response;
    expect([late.status, await pageOf(late)]).toEqual([410, { kind, view: { state: 'over', isCut: false } }]);
    for (const cut of [path, `${path}?token=cut`]) {
      const response = await edge().get(cut);
      expect([response.status, await pageOf(response)]).toEqual([400, { kind, view: { state: 'over', isCut: true } }]);
    }
    expect((await submit(path, { token: 'cut' }, {}).response).status).toBe(400);
  });

  test('keeps its button past a limit and while the origin is overloaded, and is refused to bots', async () => {
    const past = await submit(path, { token: TOKEN }, open, { LIMIT_LOGIN: limited(0) }).response;
    expect(past.status).toBe(429);
    expect(await pageOf(past)).toMatchObject({ view: { state: 'open', token: TOKEN, problem: expect.any(String) } });
    const busy = await submit(path, { token: TOKEN }, { ...open, [use]: problemResponse(503) }).response;
    expect(busy.status).toBe(503);
    expect(await pageOf(busy)).toMatchObject({ view: { state: 'open', token: TOKEN, problem: expect.any(String) } });
    expect((await submit(path, { token: TOKEN }, { [use]: problemResponse(403) }).response).status).toBe(403);
    expect((await edge({ [pending]: problemResponse(403) }).get(`${path}?token=${TOKEN}`)).status).toBe(403);
  });
});

describe('the status page', () => {
  const PAGE = `/opt-out/${REFERENCE}`;
  const STATUS = `GET /api${PAGE}`;
  const UNDO = `POST /api${PAGE}/undo`;

  test('says how far the request of a reference is, is listed nowhere, and repeats its key in no link', async () => {
    const response = await edge({ [STATUS]: json(receipt) }).request(PAGE, NEW_YORK);
    expect(response.status).toBe(200);
    const { head, site, page } = await modelOf(response);
    expect(page).toMatchObject({ kind: 'opt-out-status', receipt: { status: 'done', what: ['page'] }, asked: null });
    expect([head.isIndexable, head.canonical, site.path]).toEqual([false, null, '/']);
    expect(response.headers.get('referrer-policy')).toBe('same-origin');
    expect(response.headers.get('cache-control')).toBe('private, no-store');
  });

  test('says until when copies may be left, to the minute, and not afterward', async () => {
    const soon = { ...receipt, everywhereBy: Date.now() + 30_000 };
    expect(await pageOf(edge({ [STATUS]: json(soon) }).request(PAGE, NEW_YORK))).toMatchObject({
      receipt: { everywhereBy: expect.stringMatching(/^\d{1,2}:\d{2}\s[AP]M E[SD]T$/) },
    });
  });

  test('is a 404 for a reference that nobody has, and asks nobody about what is none', async () => {
    const { get, asked } = edge({ [STATUS]: problemResponse(404) });
    const unknown = await get(PAGE);
    expect(unknown.status).toBe(404);
    expect(await pageOf(unknown)).toMatchObject({ help: { title: removalReceiptCopy.unknown.title } });
    expect(asked).toHaveLength(1);
    for (const bad of ['short', 'r'.repeat(23), 'r.r~'.repeat(5)])
      expect((await get(`/opt-out/${bad}`)).status).toBe(404);
    expect(asked).toHaveLength(1);
  });

  test('mails the link that takes it back, and says so alike whether or not one was sent today', async () => {
    const { response, asked } = submit(PAGE, {}, { [STATUS]: json(receipt), [UNDO]: json({ isDone: true }) });
    const answer = await response;
    expect(answer.status).toBe(200);
    expect(await pageOf(answer)).toMatchObject({ asked: { isSent: true, text: removalReceiptCopy.undo.sent } });
    expect(asked.map(({ method, url }) => `${method} ${new URL(url).pathname}`)).toEqual([UNDO, STATUS]);
  });

  test.each([
    [409, 409, removalReceiptCopy.undo.nothing],
    [503, 503, /overloaded/],
    [500, 503, /overloaded/],
  ])('says what is wrong if the origin answers %i', async (refusal, status, text) => {
    const { response } = submit(PAGE, {}, { [STATUS]: json(receipt), [UNDO]: problemResponse(refusal) });
    const answer = await response;
    expect(answer.status).toBe(status);
    const said = typeof text === 'string' ? text : expect.stringMatching(text);
    expect(await pageOf(answer)).toMatchObject({ asked: { isSent: false, text: said } });
  });

  test('of an unknown reference takes nothing back', async () => {
    expect((await submit(PAGE, {}, { [UNDO]: problemResponse(404) }).response).status).toBe(404);
    expect((await submit('/opt-out/short', {}, {}).response).status).toBe(404);
  });
});
