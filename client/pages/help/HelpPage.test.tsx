import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { HELP_TOPICS } from '../../../shared/copy/site/help.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { matchRoute } from '../../../shared/urls/route-table.ts';
import { SELLER } from '../../../tests/fixtures/checkout.ts';
import { HelpPage } from './HelpPage.tsx';

const html = renderToStaticMarkup(
  <HelpPage page={{ kind: 'help', seller: SELLER }} site={{ viewer: null, path: '/help', search: {} }} />,
);
const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '';

test('every question has an anchor of its own, and its whole answer is open', () => {
  const questions = HELP_TOPICS.flatMap((topic) => topic.questions);
  expect(new Set(questions.map(({ id }) => id)).size).toBe(questions.length);
  for (const { id, title, text } of questions) {
    expect(main).toContain(`<div id="${id}"`);
    expect(main).toContain(`<h3>${title}</h3>`);
    for (const paragraph of text) expect(main).toContain(`<p>${paragraph}</p>`);
  }
  expect(main).not.toContain('<details');
});

test('answers lead to pages that exist, and buyers to the address of the seller', () => {
  const links = [...main.matchAll(/href="(\/[^"#]*)/g)].map(([, href = '']) => href);
  expect(links.length).toBeGreaterThan(25);
  for (const href of links) expect(matchRoute(href.split('?')[0] ?? ''), href).not.toBeNull();
  expect(main).toContain(`href="mailto:${SELLER.supportEmail}"`);
});

test('security.txt leads to what we ask of whoever found a flaw', () => {
  const [, anchor] = paths.reportFlaw().split('#');
  expect(main).toContain(`<div id="${anchor}"`);
});

test('the contents lead to every topic', () => {
  for (const { id } of HELP_TOPICS) {
    expect(main).toContain(`href="#${id}"`);
    expect(main).toContain(`<h2 id="${id}">`);
  }
});
