import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { cookiesSection } from '../../../shared/copy/site/privacy/cookies.ts';
import { PRIVACY_SECTIONS } from '../../../shared/copy/site/privacy/sections.ts';
import { matchRoute } from '../../../shared/urls/route-table.ts';
import { PrivacyPage } from './PrivacyPage.tsx';

const html = renderToStaticMarkup(
  <PrivacyPage page={{ kind: 'privacy' }} site={{ viewer: null, path: '/privacy', search: {} }} />,
);
const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '';

test('every entry of the contents leads to a heading of the page', () => {
  const targets = [...main.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
  expect(targets.length).toBeGreaterThan(5);
  for (const id of targets) expect(main).toContain(`<h2 id="${id}">`);
});

test('every cookie has its purpose and its time, the visitor number also what it is not used for', () => {
  expect(cookiesSection.rows.map(({ what }) => what)).toEqual(
    expect.arrayContaining(['session', 'device', 'visitor_id', 'experiments', 'OptanonConsent']),
  );
  for (const { what, why, until } of cookiesSection.rows) {
    expect(main).toContain(`<th scope="row">${what}</th>`);
    expect([why, until]).not.toContain('');
  }
  expect(main).toContain('If you refuse analytics, or have not allowed it in a country where you are asked first');
});

test('tables say what their columns are, also where they are drawn as blocks', () => {
  const tables = main.match(/<table[\s\S]*?<\/table>/g) ?? [];
  expect(tables.length).toBeGreaterThan(4);
  for (const table of tables) {
    expect(table.match(/<th scope="col">/g)).toHaveLength(3);
    expect(table.match(/data-label="For how long"/g)).toHaveLength((table.match(/<th scope="row">/g) ?? []).length);
  }
});

test('every row of every table is on the page with its reason and its time', () => {
  const rows = PRIVACY_SECTIONS.flatMap(({ rows }) => rows);
  expect(rows.length).toBeGreaterThan(50);
  for (const { what, why, until } of rows)
    for (const said of [what, why, until]) expect(main.includes(`>${said}<`), said).toBe(true);
});

test('it leads to the pages that do what it says', () => {
  const links = [...main.matchAll(/href="(\/[^"#]*)/g)].map(([, href = '']) => matchRoute(href));
  expect(links).toEqual(
    expect.arrayContaining([
      'how-we-collect-data',
      'opt-out',
      'claim',
      'privacy-requests',
      'judicial-privacy',
      'do-not-sell',
      'account-data',
      'help',
    ]),
  );
  expect(links).not.toContain(null);
});
