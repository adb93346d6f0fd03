import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import type { RequestReceipt } from '../../../shared/contract/privacy-requests.ts';
import { LIST_FILE_MAX, LIST_ROWS_AT_ONCE, REQUEST_FILE_MAX } from '../../../shared/requests/request-limits.ts';
import { edge, FORM_HEADERS, json, modelOf, type OriginAnswers, problemResponse } from '../../testing.ts';

const REFERENCE = 'r'.repeat(22);
const TOKEN = 'k'.repeat(43);
const receipt: RequestReceipt = {
  ...{ reference: REFERENCE, kind: 'correct', isAgent: false, status: 'unconfirmed', askedAt: 1, confirmBy: 2 },
  ...{ verifiedAt: null, acknowledgeBy: 3, acknowledgedAt: null, answerBy: 4, soonBy: null, extensionReason: null },
  ...{ outcome: null, refusalReason: null, closedAt: null, rows: null },
};

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

const ASK = 'POST /api/privacy-requests';
const FIELDS = { kind: 'correct', who: 'self', name: 'June Li', email: 'june@example.com', state: 'CA' };

async function upload(path: string, fields: Record<string, string | File>, answers: OriginAnswers = {}) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const { request, asked } = edge(answers);
  const response = await request(path, { method: 'POST', body: form, headers: { 'sec-fetch-site': 'same-origin' } });
  return { response, asked };
}
const pageOf = async (response: Response) => (await modelOf(response)).page as unknown as Record<string, unknown>;
const file = (text: string | Uint8Array<ArrayBuffer>, name = 'a.pdf') => new File([text], name);

describe('the form for privacy requests', () => {
  it('sends what was typed, and leads to the request', async () => {
    const links = 'https://porchlight.example/name/Maya/Portland-OR/Pmaya0ostrowski1\n\n/name/-/-/Pmaya0ostrowski1';
    const { response, asked } = await upload(
      '/privacy/requests',
      { ...FIELDS, links, details: 'a\r\nb', file: file('%PDF-1.7 x', 'proof.exe') },
      { [ASK]: json(receipt) },
    );
    expect([response.status, response.headers.get('location')]).toEqual([
      303,
      `/privacy/requests/${REFERENCE}?done=sent`,
    ]);
    expect(await asked[0]?.json()).toEqual({
      ...{ kind: 'correct', name: 'June Li', email: 'june@example.com', state: 'CA', details: 'a\nb' },
      ...{ people: ['Pmaya0ostrowski1'], agent: null, permission: null },
      file: { type: 'application/pdf', content: Buffer.from('%PDF-1.7 x').toString('base64') },
    });
  });

  it('asks the origin nothing about what it cannot send, and keeps every text', async () => {
    const wrong = [
      { ...FIELDS, file: file('MZ no document', 'a.pdf') },
      { ...FIELDS, file: file(new Uint8Array(REQUEST_FILE_MAX + 1)) },
      { ...FIELDS, links: 'https://example.com/' },
      { ...FIELDS, kind: 'everything' },
      { ...FIELDS, who: 'agent' },
    ];
    for (const fields of wrong) {
      const { response, asked } = await upload('/privacy/requests', fields);
      expect([response.status, asked]).toEqual([400, []]);
      expect(await pageOf(response)).toMatchObject({ values: { name: 'June Li', email: 'june@example.com' } });
    }
  });

  it('stops reading at its limit', async () => {
    const { response, asked } = await upload('/privacy/requests', {
      ...FIELDS,
      file: file(new Uint8Array(REQUEST_FILE_MAX + 512 * 1024)),
    });
    expect([response.status, asked]).toEqual([413, []]);
  });

  it('comes back as it was sent when the origin refuses for now', async () => {
    for (const [answer, status] of [
      [problemResponse(429), 429],
      [problemResponse(503), 503],
      [problemResponse(500), 503],
    ] as const) {
      const { response } = await upload('/privacy/requests', FIELDS, { [ASK]: answer });
      expect(response.status).toBe(status);
      expect(await pageOf(response)).toMatchObject({ values: FIELDS, problem: expect.any(String) });
    }
  });
});

describe('a list of covered persons', () => {
  const WHO = {
    ...{ role: 'agent', name: 'Court Office', email: 'clerk@example.com', state: 'NJ', law: 'daniels-law-nj' },
    ...{ hide: 'page', how: 'list', attest: 'yes', signature: 'A. Clerk' },
  };
  const BEGIN = 'POST /api/judicial-privacy';
  const ROWS = 'POST /api/judicial-privacy/rows';
  /** An origin that takes every part. */
  const taking = (parts: { people: unknown[]; isLast: boolean }[]): OriginAnswers => ({
    [BEGIN]: json({ reference: REFERENCE, token: TOKEN }),
    [ROWS]: async (request) => {
      const part = (await request.json()) as (typeof parts)[number];
      parts.push(part);
      return json({ receipt: part.isLast ? { ...receipt, kind: 'judicial' } : null });
    },
  });

  it('is sent in parts, every row once and in order', async () => {
    const parts: { people: { line: number }[]; isLast: boolean }[] = [];
    const count = LIST_ROWS_AT_ONCE * 2 + 1;
    const text = `first_name,last_name,street,zip\n${'Ruth,Quist,1 Elm St,08608\n'.repeat(count)}`;
    const { response } = await upload('/judicial-privacy', { ...WHO, file: file(text, 'list.csv') }, taking(parts));
    expect(response.headers.get('location')).toBe(`/privacy/requests/${REFERENCE}?done=sent`);
    expect(parts.map(({ people, isLast }) => [people.length, isLast])).toEqual([
      [LIST_ROWS_AT_ONCE, false],
      [LIST_ROWS_AT_ONCE, false],
      [1, true],
    ]);
    expect(parts.flatMap(({ people }) => people.map(({ line }) => line))).toEqual(
      Array.from({ length: count }, (_, at) => at + 2),
    );
  });

  it.each([
    ['in UTF-16', Buffer.from(`\uFEFFfirst_name,last_name,street,zip\nZoë,Quist,1 Elm St,08608`, 'utf16le'), 'Zoë'],
    [
      'as older spreadsheets save it',
      Buffer.from('first_name;last_name;street;zip\nZo\xEB;Quist;1 Elm St;08608', 'latin1'),
      'Zoë',
    ],
    ['with formulas', Buffer.from('first_name,last_name,street,zip\n=Ruth,Quist,1 Elm St,08608'), '=Ruth'],
  ])('is read %s', async (_, bytes, firstName) => {
    const parts: { people: unknown[]; isLast: boolean }[] = [];
    const sent = { ...WHO, file: file(new Uint8Array(bytes), 'list.csv') };
    await upload('/judicial-privacy', sent, taking(parts));
    expect(parts).toMatchObject([{ people: [{ line: 2, firstName, fault: null }] }]);
  });

  it.each([
    ['a workbook', Buffer.from('PK\x03\x04\0\0binary')],
    ['nothing', Buffer.from('')],
    ['a header alone', Buffer.from('first_name,last_name\n')],
    ['rows that cannot be used', Buffer.from('first_name,last_name\nRuth,Quist\n')],
    ['one line of ten megabytes', Buffer.alloc(LIST_FILE_MAX - 1, 'x')],
  ])('is refused as a whole if it is %s, before the origin hears of it', async (_, bytes) => {
    const { response, asked } = await upload('/judicial-privacy', {
      ...WHO,
      file: file(new Uint8Array(bytes), 'list.csv'),
    });
    expect([response.status, asked]).toEqual([400, []]);
    expect(await pageOf(response)).toMatchObject({ values: WHO });
  });

  it('is refused above its limit', async () => {
    const big = file(new Uint8Array(LIST_FILE_MAX + 1), 'list.csv');
    const { response, asked } = await upload('/judicial-privacy', { ...WHO, file: big });
    expect([response.status, asked]).toEqual([400, []]);
    expect(await pageOf(response)).toMatchObject({ errors: { file: expect.stringContaining('larger than 10 MB') } });
  });

  it('of one person needs no file, and says beside a field what is missing', async () => {
    const parts: { people: unknown[]; isLast: boolean }[] = [];
    const one = { ...WHO, how: 'one', first_name: 'Ruth', last_name: 'Quist' };
    const { response } = await upload('/judicial-privacy', one, taking(parts));
    expect([response.status, await pageOf(response)]).toMatchObject([400, { errors: { street: expect.any(String) } }]);
    const link = '/name/Ruth-Quist/Trenton-NJ/Pruth000quist001';
    await upload('/judicial-privacy', { ...one, link }, taking(parts));
    expect(parts).toMatchObject([{ people: [{ line: 1, personId: 'Pruth000quist001' }], isLast: true }]);
  });
});

describe('do not sell', () => {
  const CHOICE = 'GET /api/do-not-sell/choice';
  const KEEP = 'POST /api/do-not-sell';
  const cookieOf = (response: Response) =>
    decodeURIComponent(response.headers.getSetCookie().find((one) => one.startsWith('OptanonConsent=')) ?? '');
  /** A browser's next request: its session, and the consent cookie that was set. */
  const cookiesAfter = (response: Response, session: string) =>
    `${session}; ${
      response.headers
        .getSetCookie()
        .find((one) => one.startsWith('OptanonConsent='))
        ?.split(';', 1)[0]
    }`;
  const press = (action: string, headers: Record<string, string> = {}, more: Record<string, string> = {}) =>
    edge().request('/do-not-sell', {
      method: 'POST',
      headers: { ...FORM_HEADERS, ...headers },
      body: new URLSearchParams({ action, ...more }).toString(),
    });

  test('a browser’s choice is written beside what the consent cookie holds already', async () => {
    const cookie = `OptanonConsent=${encodeURIComponent('version=1&groups=C0001:1,C0002:0,C0004:1')}`;
    const out = await press('browser-out', { cookie });
    expect(out.headers.get('location')).toBe('/do-not-sell?done=browser-out');
    expect(cookieOf(out)).toMatch(/version=1&.*groups=C0001:1,C0002:0,C0004:0;/);
    const back = await press('browser-in', { cookie });
    expect(cookieOf(back)).toContain('groups=C0001:1,C0002:0;');
  });

  test.each([
    ['1', true],
    ['0, 1', true],
    ['1, 0', true],
    ['true', false],
    ['11', false],
    ['', false],
  ])('the signal %j is honored: %s', async (value, isHonored) => {
    const response = await edge().get('/do-not-sell', { 'sec-gpc': value });
    expect(await pageOf(response)).toMatchObject({ hasSignal: isHonored, account: null });
  });

  test('the signal is kept once for each log-in, also of another account in the same browser, and again if that failed', async () => {
    const session = { cookie: 'session=abc', 'sec-gpc': '1' };
    const answers = { [CHOICE]: json({ account: { isOptedOut: true, source: 'signal', since: 1 } }) };
    const { get, asked } = edge({ ...answers, [KEEP]: json({ reference: null }) });
    const first = await get('/do-not-sell', session);
    expect(cookieOf(first)).toContain('C0004:0');
    const kept = asked.filter(({ method }) => method === 'POST');
    expect(await Promise.all(kept.map((request) => request.json()))).toEqual([{ isSignal: true }]);
    expect(cookieOf(await get('/do-not-sell', { ...session, cookie: cookiesAfter(first, 'session=abc') }))).toBe('');
    expect(asked.filter(({ method }) => method === 'POST')).toHaveLength(1);
    const another = await get('/do-not-sell', { ...session, cookie: cookiesAfter(first, 'session=def') });
    expect(cookiesAfter(another, '')).not.toBe(cookiesAfter(first, ''));
    expect(asked.filter(({ method }) => method === 'POST')).toHaveLength(2);
    // Taken back here, it stays so: neither the page nor the next one of this log-in keeps it again.
    const chosen = `session=abc; OptanonConsent=${encodeURIComponent('groups=C0001:1,C0004:0')}`;
    expect(cookieOf(await get('/do-not-sell', { ...session, cookie: chosen }))).toContain('signalKeptFor=');
    const failing = await edge({ ...answers, [KEEP]: problemResponse(401) }).get('/do-not-sell', session);
    expect([failing.status, cookieOf(failing)]).toEqual([200, '']);
  });

  test('an address that is none is said to be, and asks nobody', async () => {
    for (const action of ['mailbox', 'mailbox-undo']) {
      const response = await press(action, {}, { email: 'june@' });
      expect(response.status).toBe(400);
      expect(await pageOf(response)).toMatchObject({ email: 'june@', emailError: { text: expect.any(String) } });
    }
    expect((await press('sell everything')).status).toBe(400);
  });
});

describe('the pages of links and references', () => {
  test.each([
    [
      '/privacy/requests/confirm',
      'POST /api/privacy-requests/pending',
      { kind: 'access', isConfirmed: false, reference: REFERENCE },
    ],
    ['/privacy/requests/export', 'POST /api/privacy-requests/export/pending', { expiresAt: 1, taken: [] }],
    ['/do-not-sell/undo', 'POST /api/do-not-sell/undo/pending', { isDone: true }],
  ])('%s only asks, repeats no token, and is over when the origin says so', async (path, pending, answer) => {
    const { get, asked } = edge({ [pending]: json(answer) });
    const response = await get(`${path}?token=${TOKEN}`);
    const { page, site, head } = await modelOf(response);
    expect([response.status, site.path, head.isIndexable, head.canonical]).toEqual([200, '/', false, null]);
    expect(page).toMatchObject({ view: { state: 'open', token: TOKEN, problem: null } });
    expect(asked).toHaveLength(1);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    const over = await edge({ [pending]: problemResponse(410) }).get(`${path}?token=${TOKEN}`);
    expect([over.status, await pageOf(over)]).toMatchObject([410, { view: { state: 'over', isCut: false } }]);
    const cut = await edge().get(`${path}?token=cut`);
    expect([cut.status, await pageOf(cut)]).toMatchObject([400, { view: { state: 'over', isCut: true } }]);
  });

  test('a download is a file, in either format, and escapes what it shows', async () => {
    const held = { recordId: 'Pmaya0ostrowski1', isHidden: false, facts: { person: [{ name: '<script>x</script>' }] } };
    const answer = { reference: REFERENCE, exportedAt: 1, records: [held], account: null };
    for (const format of ['json', 'html']) {
      const { request } = edge({ 'POST /api/privacy-requests/export': json(answer) });
      const body = new URLSearchParams({ token: TOKEN, format }).toString();
      const response = await request('/privacy/requests/export', { method: 'POST', headers: FORM_HEADERS, body });
      expect(response.headers.get('content-disposition')).toBe(
        `attachment; filename="what-we-hold-1970-01-01.${format}"`,
      );
      const text = await response.text();
      if (format === 'json') expect(JSON.parse(text)).toEqual(answer);
      else expect(text).toContain('&lt;script&gt;');
      expect(text.includes('<script>')).toBe(format === 'json');
    }
  });

  test('a reference that is none asks nobody, and an unknown one is a 404', async () => {
    const { get, asked } = edge({ [`GET /api/privacy-requests/${REFERENCE}`]: problemResponse(404) });
    expect((await get('/privacy/requests/short')).status).toBe(404);
    expect(asked).toEqual([]);
    expect((await get(`/privacy/requests/${REFERENCE}`)).status).toBe(404);
  });

  test('the rows of a list are a file, part by part', async () => {
    const rows = { all: 3, faulty: 1, done: 1 };
    const { get } = edge({
      [`GET /api/privacy-requests/${REFERENCE}`]: json({ ...receipt, kind: 'judicial', rows }),
      [`GET /api/privacy-requests/${REFERENCE}/rows`]: (request) =>
        new URL(request.url).searchParams.get('after') === '0'
          ? json({ rows: [{ line: 2, state: 'done', fault: null }], next: 2 })
          : json({ rows: [{ line: 3, state: 'faulty', fault: 'link' }], next: null }),
    });
    const text = await (await get(`/privacy/requests/${REFERENCE}?format=csv`)).text();
    expect(text).toBe(
      'line,state,reason\r\n2,done,\r\n3,cannot be used,The link does not lead to a page about a person here.\r\n',
    );
  });
});
