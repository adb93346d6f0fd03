import { describe, expect, test } from 'vitest';
import { edge } from '../../../worker/testing.ts';
import type { Scan } from './answer.ts';
import { grade } from './grade.ts';

const STRICT = {
  'content-type': ['text/html; charset=utf-8'],
  'content-security-policy': ["default-src 'none'; script-src 'self'; form-action 'self'; frame-ancestors 'none'"],
  'strict-transport-security': ['max-age=63072000; includeSubDomains'],
  'referrer-policy': ['same-origin'],
  'x-content-type-options': ['nosniff'],
  'cross-origin-resource-policy': ['same-origin'],
};
const page = (headers: Scan['headers'] = {}, more: Partial<Scan> = {}): Scan => ({
  url: new URL('https://site.example/'),
  status: 200,
  body: '<!doctype html><script src="/boot.js"></script>',
  setCookies: ['__Host-session=1; Path=/; Secure; HttpOnly; SameSite=Lax'],
  preflight: { origin: 'https://other-site.example', headers: {} },
  routeOverHttp: null,
  ...more,
  headers: { ...STRICT, ...headers },
});
const findingsOf = (scan: Scan) => grade(scan).tests.map(({ finding }) => finding);

describe('a page', () => {
  test('with everything gets every point but the one for preloading', () => {
    expect(grade(page())).toMatchObject({ score: 135, grade: 'A+' });
    expect(findingsOf(page())).toEqual([
      'csp-implemented-with-no-unsafe-default-src-none',
      'cookies-secure-with-httponly-sessions-and-samesite',
      'cross-origin-resource-sharing-not-implemented',
      'redirection-not-needed-no-http',
      'referrer-policy-private',
      'hsts-implemented-max-age-at-least-six-months',
      'sri-not-implemented-but-all-scripts-loaded-from-secure-origin',
      'x-content-type-options-nosniff',
      'x-frame-options-implemented-via-csp',
      'corp-implemented-with-same-origin',
    ]);
  });

  test('with nothing gets an F', () => {
    const bare = { url: new URL('https://site.example/'), status: 200, body: '', setCookies: ['session=1'] };
    const route = [new URL('http://site.example/')];
    expect(grade({ ...bare, headers: {}, preflight: null, routeOverHttp: route })).toMatchObject({
      score: 0,
      grade: 'F',
    });
  });

  test('with a score below 90 after what is deducted gets nothing extra', () => {
    const withoutNosniff = page({ 'x-content-type-options': undefined });
    expect(grade(withoutNosniff)).toMatchObject({ score: 130, grade: 'A+' });
    const withInline = page({ 'content-security-policy': ["default-src 'none'; script-src 'unsafe-inline'"] });
    expect(grade(withInline)).toMatchObject({ score: 60, grade: 'C+' });
  });
});

test.each([
  ['', 'csp-header-invalid'],
  ["default-src 'none'; default-src 'self'", 'csp-header-invalid'],
  ["script-src 'strict-dynamic'", 'csp-header-invalid'],
  ["default-src 'self' data:", 'csp-implemented-with-unsafe-inline'],
  ["script-src 'self'", 'csp-implemented-with-unsafe-inline'],
  ["default-src 'none'; script-src 'self' 'unsafe-eval'", 'csp-implemented-with-unsafe-eval'],
  ["default-src 'none'; connect-src http://a.example", 'csp-implemented-with-insecure-scheme'],
  ["default-src 'none'; img-src http://a.example", 'csp-implemented-with-insecure-scheme-in-passive-content-only'],
  ["default-src 'none'; style-src 'unsafe-inline'", 'csp-implemented-with-unsafe-inline-in-style-src-only'],
  ["default-src 'none'; style-src 'unsafe-inline' 'sha256-a'", 'csp-implemented-with-no-unsafe-default-src-none'],
  ["default-src 'none'; report-uri /a; report-uri /b", 'csp-implemented-but-duplicate-directives'],
  [
    "default-src 'none'; script-src 'nonce-a' 'strict-dynamic' https: 'unsafe-inline'",
    'csp-implemented-with-no-unsafe-default-src-none',
  ],
  ["default-src 'self'", 'csp-implemented-with-no-unsafe'],
])('the policy %j is %s', (policy, finding) => {
  expect(findingsOf(page({ 'content-security-policy': [policy] }))[0]).toBe(finding);
});

test('a policy counts in the page too, and two are not graded', () => {
  const body = `<meta http-equiv="Content-Security-Policy" content="default-src 'self'; frame-ancestors 'none'">`;
  const inPage = page({ 'content-security-policy': undefined }, { body });
  expect(findingsOf(inPage)[0]).toBe('csp-implemented-with-no-unsafe');
  expect(findingsOf(inPage)[8]).toBe('x-frame-options-not-implemented');
  expect(() => grade(page({}, { body }))).toThrow(/several/);
  const reported = {
    'content-security-policy': undefined,
    'content-security-policy-report-only': ["default-src 'self'"],
  };
  expect(findingsOf(page(reported))[0]).toBe('csp-not-implemented-but-reporting-enabled');
});

test.each([
  ['theme=1; SameSite=Lax', 'cookies-without-secure-flag-but-protected-by-hsts'],
  ['session=1; SameSite=Lax', 'cookies-session-without-httponly-flag'],
  ['session=1; HttpOnly; SameSite=Lax', 'cookies-session-without-secure-flag-but-protected-by-hsts'],
  ['login=1; Secure', 'cookies-session-without-httponly-flag'],
  ['csrf=1; Secure', 'cookies-anticsrf-without-samesite-flag'],
  ['theme=1; Secure; SameSite', 'cookies-samesite-flag-invalid'],
  ['theme=1; SameSite=None', 'cookies-samesite-flag-invalid'],
  ['theme=1; Secure', 'cookies-secure-with-httponly-sessions'],
])('the cookie %j is %s', (cookie, finding) => {
  expect(findingsOf(page({}, { setCookies: [cookie] }))[1]).toBe(finding);
});

test('where http leads counts, and who may read an answer', () => {
  const routes: [readonly string[], string][] = [
    [['http://site.example/'], 'redirection-missing'],
    [['http://site.example/', 'https://site.example/'], 'redirection-to-https'],
    [['http://site.example/', 'https://www.site.example/'], 'redirection-off-host-from-http'],
    [
      ['http://site.example/', 'http://site.example/a', 'https://site.example/a'],
      'redirection-not-to-https-on-initial-redirection',
    ],
    [['http://site.example/', 'https://site.example/', 'http://site.example/b'], 'redirection-not-to-https'],
  ];
  for (const [route, finding] of routes)
    expect(findingsOf(page({}, { routeOverHttp: route.map((at) => new URL(at)) }))[3]).toBe(finding);
  const origin = 'https://other-site.example';
  const shared = (headers: Scan['headers']) => findingsOf(page({}, { preflight: { origin, headers } }))[2];
  const credentials = { 'access-control-allow-credentials': ['true'] };
  expect(shared({ 'access-control-allow-origin': [origin], ...credentials })).toMatch(/universal/);
  expect(shared({ 'access-control-allow-origin': [origin] })).toMatch(/restricted/);
  expect(shared({ 'access-control-allow-origin': ['*'] })).toMatch(/public/);
});

test.each([
  ['<script src="https://cdn.example/a.js"></script>', 'sri-not-implemented-but-external-scripts-loaded-securely'],
  ['<script src="//cdn.example/a.js"></script>', 'sri-not-implemented-and-external-scripts-not-loaded-securely'],
  [
    '<script src="http://cdn.example/a.js" integrity="sha256-a"></script>',
    'sri-implemented-but-external-scripts-not-loaded-securely',
  ],
  [
    '<script src="https://cdn.example/a.js" integrity="sha256-a"></script>',
    'sri-implemented-and-external-scripts-loaded-securely',
  ],
  ['<script src="/a.js" integrity="sha256-a"></script>', 'sri-implemented-and-all-scripts-loaded-securely'],
  ['<p>None', 'sri-not-implemented-but-no-scripts-loaded'],
])('the scripts %s are %s', (body, finding) => {
  expect(findingsOf(page({}, { body }))[6]).toBe(finding);
});

test('one header that is missing, or that nobody understands, costs points', () => {
  const worse: [string, string | undefined, number][] = [
    ['strict-transport-security', undefined, 20],
    ['strict-transport-security', 'max-age=60', 10],
    ['strict-transport-security', 'includeSubDomains', 20],
    ['x-content-type-options', 'sniff', 5],
    ['referrer-policy', 'unsafe-url', 5],
    ['referrer-policy', 'none', 5],
    ['cross-origin-resource-policy', 'anybody', 5],
  ];
  for (const [name, value, points] of worse) {
    const { tests } = grade(page({ [name]: value === undefined ? undefined : [value] }, { setCookies: [] }));
    expect([name, value, tests.reduce((sum, test) => sum + Math.min(0, test.points), 0)]).toEqual([
      name,
      value,
      -points,
    ]);
  }
});

test('pages, calls and errors of the edge get an A+ in production, by their headers', async () => {
  const { request } = edge({}, { ENVIRONMENT: 'production' });
  const other = { origin: 'https://other-site.example', 'access-control-request-method': 'GET' };
  for (const path of ['/', '/people-search', '/login', '/nowhere', '/%zz', '/robots.txt', '/api/nothing']) {
    const answer = await request(path, {});
    const preflight = await request(path, { method: 'OPTIONS', headers: other });
    const scan = {
      url: new URL(path, 'https://site.example'),
      status: answer.status,
      headers: listsOf(answer.headers),
      body: await answer.text(),
      setCookies: answer.headers.getSetCookie(),
      preflight: { origin: other.origin, headers: listsOf(preflight.headers) },
      routeOverHttp: null,
    };
    expect([path, grade(scan).grade]).toEqual([path, 'A+']);
  }
});

const listsOf = (headers: Headers): Scan['headers'] =>
  Object.fromEntries([...headers].map(([name, value]) => [name, [value]]));
