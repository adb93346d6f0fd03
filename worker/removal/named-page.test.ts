import { describe, expect, test } from 'vitest';
import { isLink, readNamedPage } from './named-page.ts';

const SITE = 'https://porchlight.example';
const ID = 'Pabcdefghijk';
const PERSON = `/name/Maya-Ostrowski/Portland-OR/${ID}`;
const LEGACY = `${'a'.repeat(43)}=`;
const read = (text: string) => readNamedPage(text, SITE);

describe('the page of a person', () => {
  test.each([
    PERSON,
    ` ${SITE}${PERSON} `,
    `${SITE}${PERSON}/`,
    `${SITE}${PERSON}?view=print&full=1#person-details-phones`,
    `http://porchlight.example${PERSON}`,
    `porchlight.example${PERSON}`,
    `www.porchlight.example${PERSON}`,
    `HTTPS://Porchlight.Example${PERSON}`,
  ])('is meant by %s', (text) => {
    expect(read(text)).toEqual({ kind: 'person', id: ID, path: PERSON });
  });

  test.each([
    ID,
    `/monitor/${ID}`,
    `/checkout/summary?wpId=${ID}`,
    `${SITE}/records/report-error?wpId=${ID}&record=liens.1`,
  ])('is meant by %s, which does not say their name', (text) => {
    expect(read(text)).toEqual({ kind: 'person', id: ID, path: `/name/-/-/${ID}` });
  });

  test('is meant by an id of the previous system, by itself or in a path', () => {
    expect(read(LEGACY)).toEqual({ kind: 'legacy', id: LEGACY });
    expect(read(`/name/Maya-Ostrowski/Portland-OR/${encodeURIComponent(LEGACY)}`)).toEqual({
      kind: 'legacy',
      id: LEGACY,
    });
  });
});

test.each([
  ['/name/Maya-Ostrowski/Portland-OR', { kind: 'search', name: 'Maya Ostrowski', location: 'Portland, OR' }],
  ['/name/Maya-Ostrowski/-', { kind: 'search', name: 'Maya Ostrowski', location: '' }],
  ['/phone/1-503-555-0142', { kind: 'part', part: 'phones' }],
  ['/address/88-Alder-Ct/Portland-OR', { kind: 'part', part: 'addresses' }],
  ['/', { kind: 'other-page' }],
  ['/nowhere/at/all', { kind: 'other-page' }],
  ['/name/Maya/Portland-OR/notanid', { kind: 'other-page' }],
  ['/name/%E0%A4%A/-/-', { kind: 'other-page' }],
])('%s is a page of ours, but not one of a person', (path, page) => {
  expect(read(path)).toEqual(page);
  expect(read(SITE + path)).toEqual(page);
});

test.each([
  ['https://other.example/name/Maya-Ostrowski/Portland-OR/Pabcdefghijk', 'other.example'],
  ['other.example/maya', 'other.example'],
  ['https://porchlight.example.other.example/', 'porchlight.example.other.example'],
  ['https://porchlight.example:8443/', 'porchlight.example:8443'],
])('%s is at another site', (text, host) => {
  expect(read(text)).toEqual({ kind: 'other-site', host });
});

test.each([
  '',
  'Maya Ostrowski',
  'maya',
  '//other.example/x',
  'https://',
  'https://june@porchlight.example/',
  'javascript:alert(1)',
  'data:text/html,x',
  `${SITE}/name/a\\b/-/P`,
  `/${'x'.repeat(2_001)}`,
])('%j is no link', (text) => {
  expect(read(text)).toEqual({ kind: 'unreadable' });
});

test('a link that was typed as a name is still a link', () => {
  for (const link of [PERSON, SITE + PERSON, `porchlight.example${PERSON}`]) expect(isLink(link)).toBe(true);
  for (const name of ['Maya Ostrowski', 'maya', 'J. R. Hale', 'Dr.Hale', 'Hale, Portland, OR'])
    expect(isLink(name)).toBe(false);
});
