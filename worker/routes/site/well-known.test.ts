import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { SiteOperator } from '../../../shared/contract/operations/site.ts';
import { edge, HOST, json, problemResponse } from '../../testing.ts';
import { securityText } from './well-known.ts';

const OPERATOR: SiteOperator = {
  name: 'Porchlight Directory, Inc.',
  postalAddress: null,
  email: null,
  securityContact: 'mailto:flaws@porchlight.example',
  brokerNotice: null,
  registrations: [],
};
const about = (more: Partial<SiteOperator> | null = {}) =>
  json({ isInvented: false, notice: null, ...(more === null ? {} : { operator: { ...OPERATOR, ...more } }) });
const site = (answer: Response) => edge({ 'GET /api/site': answer });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 26, 15, 30) });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('security.txt', () => {
  const PATH = '/.well-known/security.txt';

  test('says where to report a flaw, until when that holds, its own address and our policy', async () => {
    const response = await site(about()).get(PATH);
    expect([response.status, response.headers.get('content-type'), response.headers.get('cache-control')]).toEqual([
      200,
      'text/plain; charset=utf-8',
      'private, no-cache',
    ]);
    expect((await response.text()).split('\n')).toEqual([
      'Contact: mailto:flaws@porchlight.example',
      'Expires: 2027-05-25T00:00:00Z',
      'Preferred-Languages: en',
      `Canonical: ${HOST}${PATH}`,
      `Policy: ${HOST}/help#report-a-flaw`,
      '',
    ]);
  });

  test('is the same all day, and never holds for a year', () => {
    const at = (now: number) => securityText('mailto:a@example.com', 'https://a.example', now);
    const morning = Date.UTC(2026, 1, 1);
    expect(at(morning + 86_399_999)).toBe(at(morning));
    expect(at(morning + 86_400_000)).not.toBe(at(morning));
    const [, expires = ''] = /Expires: (\S+)/.exec(at(morning)) ?? [];
    expect(Date.parse(expires)).toBeGreaterThan(morning);
    expect(Date.parse(expires)).toBeLessThan(morning + 365 * 86_400_000);
  });

  test('is missing if the operator takes no reports, and asked for again if nobody knows', async () => {
    for (const answer of [about(null), about({ securityContact: null }), problemResponse(404)])
      expect((await site(answer).get(PATH)).status).toBe(404);
    const { status, headers } = await site(problemResponse(500)).get(PATH);
    expect([status, headers.get('retry-after'), headers.get('cache-control')]).toEqual([
      503,
      '10',
      'private, no-store',
    ]);
  });
});

test('gpc.json says that Global Privacy Control is honored, and asks the origin nothing', async () => {
  const { get, asked } = site(about());
  const response = await get('/.well-known/gpc.json');
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/json']);
  expect(await response.json()).toEqual({ gpc: true, lastUpdate: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/) });
  expect(asked).toEqual([]);
});

test('under another of its names, the site leads to its own', async () => {
  const { get } = edge({}, { ENVIRONMENT: 'production', SITE_URL: 'https://porchlight.example' });
  for (const file of ['security.txt', 'gpc.json', 'change-password']) {
    const { status, headers } = await get(`/.well-known/${file}`);
    expect([status, headers.get('location')]).toEqual([301, `https://porchlight.example/.well-known/${file}`]);
  }
});

test('password managers are led to the form that changes the password, and find a 404 where nothing is', async () => {
  const { get } = site(about());
  const { status, headers } = await get('/.well-known/change-password');
  expect([status, headers.get('location'), headers.get('cache-control')]).toEqual([
    302,
    '/account/security#security-password',
    'private, no-store',
  ]);
  const missing = '/.well-known/resource-that-should-not-exist-whose-status-code-should-not-be-200';
  expect((await get(missing)).status).toBe(404);
});

test('none of these files takes a form', async () => {
  const { request } = edge({ 'GET /api/site': about() });
  for (const path of ['/.well-known/security.txt', '/.well-known/gpc.json', '/.well-known/change-password'])
    expect((await request(path, { method: 'POST', headers: { origin: HOST } })).status, path).toBe(405);
});
