import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { glossary } from '../../../shared/copy/records/glossary.ts';
import { GlossaryPage } from './GlossaryPage.tsx';

const html = renderToStaticMarkup(
  <GlossaryPage page={{ kind: 'glossary' }} site={{ viewer: null, path: '/glossary', search: {} }} />,
);
const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '';

test('every term is in the page with its text, and has an anchor', () => {
  for (const { id, term } of Object.values(glossary).flat())
    expect(main).toMatch(new RegExp(`<div id="${id}"><dt><a href="#${id}">${term.replace(/[()]/g, '\\$&')}<`));
  expect(main.match(/<dd>/g)).toHaveLength(Object.values(glossary).flat().length);
});

test('every entry of the contents leads to a heading of the page', () => {
  const contents = /<nav[^>]*aria-label="On this page"[\s\S]*?<\/nav>/.exec(main);
  const targets = [...(contents?.[0] ?? '').matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
  expect(targets).toHaveLength(4);
  for (const id of targets) expect(main).toContain(`<h2 id="${id}">`);
});

test('the footer of every page leads here', () => {
  expect(html).toContain('<a href="/glossary">Glossary</a>');
});
