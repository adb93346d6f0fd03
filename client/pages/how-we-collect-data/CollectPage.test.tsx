import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { sourceKindSchema } from '../../../shared/contract/primitives.ts';
import { COLLECT_SECTIONS, COLLECTED, collectCopy } from '../../../shared/copy/site/how-we-collect-data.ts';
import { CollectPage } from './CollectPage.tsx';

const render = (isInvented: boolean) =>
  renderToStaticMarkup(
    <CollectPage
      page={{ kind: 'how-we-collect-data', isInvented }}
      site={{ viewer: null, path: '/how-we-collect-data', search: {} }}
    />,
  );
const html = render(false);

test('every kind of source that a fact may have is in the table, with what we take from it', () => {
  expect(Object.keys(COLLECTED).sort()).toEqual([...sourceKindSchema.options].sort());
  for (const { title, takes, means } of Object.values(COLLECTED)) {
    expect(html).toContain(`<th scope="row">${title}</th>`);
    expect(html).toContain(`<td>${takes}</td>`);
    expect(html).toContain(`>${means}</td>`);
  }
});

test('it says how somebody gets off, in every way there is', () => {
  for (const path of ['/opt-out', '/claim', '/do-not-sell', '/privacy/requests', '/judicial-privacy'])
    expect(html).toContain(`href="${path}"`);
});

test('of invented people it begins by saying that they have no sources', () => {
  expect(html).not.toContain(collectCopy.invented);
  expect(render(true)).toContain(collectCopy.invented);
});

test('every section is in the contents', () => {
  for (const { id } of [collectCopy.sources, ...COLLECT_SECTIONS]) {
    expect(html).toContain(`href="#${id}"`);
    expect(html).toContain(`<h2 id="${id}">`);
  }
});
