import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safePropertyPath, safePropertyUrl, safeRedirectPath } from './safe-redirect.ts';

const ORIGIN = 'https://porchlight.example';

describe('safeRedirectPath', () => {
  it.each([
    ['/', '/'],
    ['/people-search', '/people-search'],
    ['/People-Search/', '/people-search'],
    ['/name/maya-ostrowski/portland-or', '/name/Maya-Ostrowski/Portland-OR'],
    [
      '/name/Maya-Ostrowski/Portland-OR/Pabcdefghijk?is_free=false',
      '/name/Maya-Ostrowski/Portland-OR/Pabcdefghijk?is_free=false',
    ],
    ['/name/Maya/OR?page=2#results', '/name/Maya/OR?page=2'],
    [
      '/name/Maya/-?page=2&sort=name&city=Bend%2C+OR&state=OR&age=18-24',
      '/name/Maya/-?age=18-24&state=OR&city=Bend%2C+OR&sort=name&page=2',
    ],
    ['/name/Maya/OR?page=1', '/name/Maya/OR'],
    ['/name/Maya/OR?page=two', '/name/Maya/OR'],
    ['/name/-/portland-or/Pabcdefghijk', '/name/-/Portland-OR/Pabcdefghijk'],
    ['/name/%D0%98/-/Pabcdefghijk', '/name/-/-/Pabcdefghijk'],
    ['/property/ABC', '/property/abc'],
    ['/white-pages/Portland-OR', '/white-pages/portland-or'],
    ['/Property-Search/97217%201234/', '/property-search/97217-1234'],
    ['/phone/5035550186', '/phone/1-503-555-0186'],
    ['/address/1%20main%20st/portland%20or/Aabc', '/address/1-Main-St/Portland-OR/Aabc'],
    ['/directory/name/O', '/directory/name/o'],
    ["/directory/name/O/O'Neil", '/directory/name/o/oneil'],
    ['/monitor/Pabcdefghijk', '/monitor/Pabcdefghijk'],
    ['/opt-out/R1', '/opt-out/R1'],
    [
      '/billing/purchase-court-runner?lastName=O%27NEIL&wpId=P1&firstName=MAYA&middleName=L&birthDate=1985-03-04',
      '/billing/purchase-court-runner?wpId=P1&firstName=MAYA&middleName=L&lastName=O%27NEIL',
    ],
    // Names are kept only for this page.
    ['/billing/purchase-credits?firstName=MAYA&wpId=P1', '/billing/purchase-credits?wpId=P1'],
    ['/billing/manage-plan?email_campaign=true&wpId=P1', '/billing/manage-plan?wpId=P1&email_campaign=true'],
  ])('rebuilds %s', (raw, path) => {
    expect(safeRedirectPath(raw)).toBe(path);
  });
  it.each([
    null,
    undefined,
    '',
    'people-search',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'https://evil.example/',
    'javascript:alert(1)',
    ' /people-search',
    '/\t/evil.example',
    '/people-search\r\nSet-Cookie: a=b',
    '/people-search\u0000',
    '/%2F%2Fevil.example',
    '/%2Fevil.example',
    '/%5Cevil.example',
    '/%09/evil.example',
    '/.//evil.example',
    '/people-search/..//evil.example',
    '/%2e%2e//evil.example',
    '/@evil.example',
    '/api/user',
    '/API/user',
    '/auth/logout',
    '/Auth/Logout/',
    '/auth/login?redirect=/',
    '/robots.txt',
    '/sitemap.xml',
    '/sitemaps/people-1.xml',
    '/nowhere',
    '/phone/nobody',
    '/address/1-Main-St/-/Aabc',
    '/white-pages/-',
    '/property/a%2Fb',
    '/directory/name/m/oneil',
    '/monitor/a%20b',
    '/opt-out/%2e',
    '/name/%D0%98/%D0%98/123456789012',
    '/name/Maya/OR/a%20b',
    `/name/Maya/OR/${'A'.repeat(43)}%3D`,
    `/name/${'a'.repeat(3000)}/OR`,
  ])('falls back for %j', (raw) => {
    expect(safeRedirectPath(raw)).toBe('/');
    expect(safeRedirectPath(raw, '/account')).toBe('/account');
  });
  it('drops addresses, tokens and names that are not ours', () => {
    const path = '/name/Maya/OR/Pabcdefghijk';
    const flags = 'email=a@example.com&token=1&evil=1&redirect=//evil.example';
    expect(safeRedirectPath(`${path}?${flags}`)).toBe(path);
  });
  it('turns the state flags of a person page into questions, so that a link to the log-in page cannot trigger them', () => {
    const path = '/name/Maya/OR/Pabcdefghijk';
    for (const flag of ['monitor', 'unmonitor', 'save_contact'])
      expect(safeRedirectPath(`${path}?${flag}=true&token=${'k'.repeat(43)}`)).toBe(`${path}?ask=${flag}`);
    const both = `${path}?ask=monitor%2Csave_contact`;
    expect(safeRedirectPath(`${path}?save_contact=true&monitor=true`)).toBe(both);
    expect(safeRedirectPath(`${path}?ask=save_contact,evil&monitor=true`)).toBe(both);
    expect(safeRedirectPath(both)).toBe(both);
    for (const none of ['monitor=true&unmonitor=true', 'monitor=1', 'ask=', 'ask=evil', 'ask=true'])
      expect(safeRedirectPath(`${path}?${none}`), none).toBe(path);
    expect(safeRedirectPath('/people-search?monitor=true&ask=monitor')).toBe('/people-search');
  });
  it('keeps campaign values that look valid', () => {
    const path = '/name/Maya/OR/Pabcdefghijk';
    const kept = 'eid=spring_mail&gclid=Cj0K-C_Q.w1&msclkid=ab12&utm_medium=cpc';
    expect(safeRedirectPath(`${path}?${kept}&utm_source=x`)).toBe(`${path}?${kept}`);
    for (const bad of ['', 'a@example.com', 'Maya%20O', '%2F%2Fevil.example', 'x'.repeat(201)])
      expect(safeRedirectPath(`${path}?gclid=${bad}&eid=${bad}&stub=true`), bad).toBe(`${path}?stub=true`);
  });
  it('rebuilds a path within the query, one level deep', () => {
    const path = '/checkout/unlimited-summary';
    expect(safeRedirectPath(`${path}?path=/name/maya/or&searchQuotaExceeded=true`)).toBe(
      `${path}?searchQuotaExceeded=true&path=%2Fname%2FMaya%2FOR`,
    );
    expect(safeRedirectPath(`${path}?path=//evil.example`)).toBe(path);
    expect(safeRedirectPath(`${path}?propertyUrl=https://evil.example/property/1`)).toBe(path);
  });

  const hostile = fc
    .array(
      fc.constantFrom(
        ...[
          '/',
          '\\',
          '.',
          '..',
          ':',
          '@',
          '?',
          '#',
          '%2F',
          '%5C',
          '%2e',
          '%00',
          '%',
          '\t',
          '\n',
          ' ',
          ';',
          '=',
          '&',
          '-',
        ],
        ...[
          'https:',
          'javascript:',
          'evil.example',
          'name',
          'property',
          'opt-out',
          'path=',
          'page=2',
          'Maya',
          'OR',
          'P1',
          'Pabcdefghijk',
          '123456789012',
          '%D0%98',
        ],
        ...['phone', 'address', 'white-pages', 'property-search', 'directory', '5035550186', '97217'],
        ...['monitor', 'account', 'checkout', 'unlimited-summary', '\u2028', '\ufeff', '/', '/', '/name/a/b/'],
      ),
      { maxLength: 12 },
    )
    .map((pieces) => pieces.join(''));
  it('stays on its own origin and in plain ASCII for every text', () => {
    fc.assert(
      fc.property(fc.oneof(hostile, fc.string({ unit: 'binary' }), fc.webUrl()), (raw) => {
        for (const text of [raw, `/${raw}`]) {
          const path = safeRedirectPath(text);
          const url = new URL(path, ORIGIN);
          expect(url.origin).toBe(ORIGIN);
          expect(url.pathname + url.search).toBe(path);
          expect(path).toMatch(/^\/[!-~]*$/);
          expect(url.pathname).not.toContain('//');
        }
      }),
      { numRuns: 2000 },
    );
  });
  it('does not change a path it built', () => {
    fc.assert(
      fc.property(hostile, (raw) => {
        const path = safeRedirectPath(`/${raw}`);
        expect(safeRedirectPath(path)).toBe(path);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('propertyUrl', () => {
  it('is our own property page [F2-35]', () => {
    expect(safePropertyPath('/property/n123')).toBe('/property/n123');
    expect(safePropertyPath('/Property/N123/')).toBe('/property/n123');
    expect(safePropertyPath('/people-search')).toBeNull();
    expect(safePropertyPath('https://homes.example/property/n123')).toBeNull();
    expect(safePropertyPath(null)).toBeNull();
  });
  it('survives a log-in with its checkout, even on the property site', () => {
    const site = 'https://homes.example';
    const checkout = (propertyUrl: string) =>
      `/checkout/property-summary?wp_source=property&propertyUrl=${propertyUrl}`;
    const away = checkout(encodeURIComponent(`${site}/property/n123`));
    expect(safeRedirectPath(away, '/', site)).toBe(away);
    expect(safeRedirectPath(away)).toBe('/checkout/property-summary?wp_source=property');
    const own = checkout(encodeURIComponent('/property/n123'));
    expect(safeRedirectPath(own)).toBe(own);
    expect(safeRedirectPath(own, '/', site)).toBe(own);
    const evil = checkout(encodeURIComponent('https://homes.example.evil.example/property/n123'));
    expect(safeRedirectPath(evil, '/', site)).toBe('/checkout/property-summary?wp_source=property');
    const within = `/checkout/unlimited-summary?path=${encodeURIComponent(away)}`;
    expect(safeRedirectPath(within, '/', site)).toBe(within);
  });
  it("is on the property site's own host if there is one [F2-34 P2-119]", () => {
    const site = 'https://homes.example';
    expect(safePropertyUrl('https://homes.example/property/n123?x=1', site)).toBe(
      'https://homes.example/property/n123',
    );
    expect(safePropertyUrl('/property/n123', site)).toBe('/property/n123');
    for (const raw of [
      'https://homes.example.evil.example/property/n123',
      'https://homes.example@evil.example/property/n123',
      'http://homes.example/property/n123',
      'https://homes.example:8443/property/n123',
      'https://homes.example/other/n123',
      '//homes.example/property/n123',
      'javascript:alert(1)',
    ]) {
      expect(safePropertyUrl(raw, site)).toBeNull();
    }
    expect(safePropertyUrl('https://homes.example/property/n123', null)).toBeNull();
  });
  it('may be our own absolute address, with http as with https, and is then our path [F2-35]', () => {
    const own = 'https://porchlight.example';
    for (const site of [null, 'https://homes.example'])
      for (const raw of ['https://porchlight.example/property/n123?x=1', 'http://porchlight.example/Property/N123'])
        expect(safePropertyUrl(raw, site, own), raw).toBe('/property/n123');
    for (const raw of [
      'https://porchlight.example.evil.example/property/n123',
      'https://porchlight.example:8443/property/n123',
      'ftp://porchlight.example/property/n123',
      'https://porchlight.example/name/x',
    ])
      expect(safePropertyUrl(raw, null, own), raw).toBeNull();
    expect(safePropertyUrl('/property/n123', null, own)).toBe('/property/n123');
  });
});
