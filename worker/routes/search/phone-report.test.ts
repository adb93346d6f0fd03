import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { buildUserAnswer } from '../../../tests/fixtures/account.ts';
import { edge, FORM_HEADERS, json, limited, modelOf, problemResponse } from '../../testing.ts';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

const REPORT = 'POST /api/phone/report';
const PENDING = 'POST /api/phone/report/pending';
const CONFIRM = 'POST /api/phone/report/confirm';
const NUMBER = '/phone/1-503-555-0142';
const PAGE = `${NUMBER}/report`;
const LINK = '/reverse-phone/confirm-report';
const TOKEN = 'x'.repeat(43);
const EMAIL = 'june@example.com';
const LOGGED_IN = { cookie: 'session=x' };

type Answers = Parameters<typeof edge>[0];

async function viewOf(response: Response | Promise<Response>) {
  const { page } = await modelOf(await response);
  if (page.kind !== 'phone-report') throw new Error(`a page of kind ${page.kind}`);
  return page.view;
}
const post = (
  path: string,
  fields: Record<string, string>,
  answers: Answers = {},
  { headers = {}, settings = {} }: { headers?: Record<string, string>; settings?: Parameters<typeof edge>[1] } = {},
) => {
  const { request, asked } = edge(answers, settings);
  const body = new URLSearchParams(fields).toString();
  return { asked, response: request(path, { method: 'POST', body, headers: { ...FORM_HEADERS, ...headers } }) };
};
const ended = async (response: Promise<Response>) => {
  const { status, headers } = await response;
  return [status, headers.get('location')];
};
const account = (more: Parameters<typeof buildUserAnswer>[0] = {}) => ({
  'GET /api/user': json(buildUserAnswer(more)),
});

describe('the form of a report', () => {
  test('asks readers without an account for an address, and is a page of its own', async () => {
    const { get } = edge(account());
    const { head, page } = await modelOf(await get(PAGE));
    expect([head.isIndexable, head.canonical]).toEqual([false, null]);
    expect(page).toMatchObject({ kind: 'phone-report', view: { form: { phone: '15035550142', needsEmail: true } } });
    expect(await viewOf(get(PAGE, LOGGED_IN))).toMatchObject({ state: 'form', form: { needsEmail: false } });
    const guest = edge(account({ scope: 'purchase', primaryEmail: EMAIL }));
    expect(await viewOf(guest.get(PAGE, LOGGED_IN))).toMatchObject({ form: { needsEmail: true, email: EMAIL } });
  });

  test('leads back to the number if the report counts, and sends no address of a reader who is logged in', async () => {
    const fields = { kind: 'scam', email: EMAIL };
    for (const [state, outcome] of [
      ['counted', 'yes'],
      ['before', 'before'],
    ] as const) {
      const { response, asked } = post(
        PAGE,
        fields,
        { ...account(), [REPORT]: json({ state }) },
        { headers: LOGGED_IN },
      );
      expect(await ended(response)).toEqual([303, `${NUMBER}?reported=${outcome}#reports`]);
      expect(await asked.at(-1)?.json()).toEqual({ phone: '15035550142', kind: 'scam' });
    }
  });

  test('of anybody else leads to a page that says to look in the mail, and to the form again with what was typed', async () => {
    const { response, asked } = post(
      PAGE,
      { kind: 'scam', email: ` ${EMAIL} ` },
      { [REPORT]: json({ state: 'mailed' }) },
    );
    expect(await viewOf(response)).toMatchObject({ state: 'mailed', form: { email: EMAIL, kind: 'scam' } });
    expect(await asked[0]?.json()).toEqual({ phone: '15035550142', kind: 'scam', email: EMAIL });
    const change = post(PAGE, { kind: 'scam', email: EMAIL, show: 'form' });
    expect(await viewOf(change.response)).toMatchObject({
      state: 'form',
      form: { email: EMAIL, kind: 'scam', errors: {} },
    });
    expect(change.asked).toEqual([]);
  });

  test('shows what is wrong, keeps what was typed, and asks nobody', async () => {
    for (const [fields, wrong] of [
      [{ email: EMAIL }, ['kind']],
      [{ kind: 'rude', email: EMAIL }, ['kind']],
      [{ kind: 'scam' }, ['email']],
      [{ kind: 'scam', email: 'june@' }, ['email']],
      [{}, ['kind', 'email']],
    ] as const) {
      const { response, asked } = post(PAGE, fields as Record<string, string>);
      const answer = await response;
      expect(answer.status).toBe(400);
      const view = await viewOf(answer);
      expect(view).toMatchObject({ state: 'form', form: { email: 'email' in fields ? fields.email : '' } });
      expect(view.state === 'form' && Object.keys(view.form.errors)).toEqual(wrong);
      expect(asked).toEqual([]);
    }
  });

  test('asks for an address if the log-in has ended in between', async () => {
    const answers = { ...account(), [REPORT]: problemResponse(401) };
    const { response } = post(PAGE, { kind: 'scam' }, answers, { headers: LOGGED_IN });
    const answer = await response;
    expect(answer.status).toBe(401);
    expect(await viewOf(answer)).toMatchObject({
      form: { needsEmail: true, kind: 'scam', errors: { email: expect.any(String) } },
    });
  });

  test('is refused from another site, from a bot and for a number that is partial or cannot exist', async () => {
    const fields = { kind: 'scam', email: EMAIL };
    const mailed = { [REPORT]: json({ state: 'mailed' }) };
    const foreign = { headers: { 'sec-fetch-site': 'cross-site' } };
    expect((await post(PAGE, fields, mailed, foreign).response).status).toBe(403);
    expect((await post(PAGE, fields, { [REPORT]: problemResponse(403) }).response).status).toBe(403);
    for (const number of ['1-503-555-01XX', '1-003-555-0142', '1-503-155-0142', '15035550142999']) {
      expect([number, (await post(`/phone/${number}/report`, fields, mailed).response).status]).toEqual([number, 400]);
      expect([number, (await edge().get(`/phone/${number}/report`)).status]).toEqual([number, 400]);
    }
  });

  test('counts as a log-in once it is valid, and past the limit keeps what was typed', async () => {
    const past = { settings: { LIMIT_LOGIN: limited(0) } };
    const { response, asked } = post(PAGE, { kind: 'scam', email: EMAIL }, {}, past);
    const answer = await response;
    expect(answer.status).toBe(429);
    expect(await viewOf(answer)).toMatchObject({ form: { kind: 'scam', email: EMAIL, error: expect.any(String) } });
    expect(asked).toEqual([]);
    expect((await post(PAGE, { kind: 'rude' }, {}, past).response).status).toBe(400);
  });
});

describe('the link of a report', () => {
  const pending = { [PENDING]: json({ phone: '15035550142', kind: 'scam' }) };

  test('opens a page with a button: it says what counts, and asks for nothing that changes anything', async () => {
    const { get, asked } = edge(pending);
    const response = await get(`${LINK}?token=${TOKEN}`);
    expect(response.status).toBe(200);
    const { head, site, page } = await modelOf(response);
    expect(page).toMatchObject({ view: { state: 'confirm', phone: '15035550142', kind: 'scam', token: TOKEN } });
    expect([head.isIndexable, head.canonical]).toEqual([false, null]);
    expect(site.path).toBe('/');
    expect(asked.map(({ method, url }) => `${method} ${new URL(url).pathname}`)).toEqual([PENDING]);
  });

  test('counts by its button, and the page of the number says so', async () => {
    for (const [isCounted, outcome] of [
      [true, 'yes'],
      [false, 'before'],
    ] as const) {
      const { response, asked } = post(
        LINK,
        { token: TOKEN },
        { [CONFIRM]: json({ phone: '15035550142', isCounted }) },
      );
      expect(await ended(response)).toEqual([303, `${NUMBER}?reported=${outcome}#reports`]);
      expect(await asked[0]?.json()).toEqual({ token: TOKEN });
    }
  });

  test('that is used, expired or cut off says so', async () => {
    const over = edge({ [PENDING]: problemResponse(410) });
    const response = await over.get(`${LINK}?token=${TOKEN}`);
    expect(response.status).toBe(410);
    expect(await viewOf(response)).toEqual({ state: 'over', isCut: false });
    const used = await post(LINK, { token: TOKEN }, { [CONFIRM]: problemResponse(410) }).response;
    expect([used.status, await viewOf(used)]).toEqual([410, { state: 'over', isCut: false }]);
    for (const path of [LINK, `${LINK}?token=cut`]) {
      const cut = await edge().get(path);
      expect([cut.status, await viewOf(cut)]).toEqual([400, { state: 'over', isCut: true }]);
    }
    expect((await post(LINK, { token: 'cut' }).response).status).toBe(400);
  });

  test('keeps its button past the limit, and is refused to bots', async () => {
    const past = { settings: { LIMIT_LOGIN: limited(0) } };
    const limitedPage = await post(LINK, { token: TOKEN }, pending, past).response;
    expect(limitedPage.status).toBe(429);
    expect(await viewOf(limitedPage)).toMatchObject({ state: 'confirm', token: TOKEN, error: expect.any(String) });
    expect((await edge({ [PENDING]: problemResponse(403) }).get(`${LINK}?token=${TOKEN}`)).status).toBe(403);
  });
});
