import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Document } from '../../client/document.tsx';
import type { HeadModel, PageModel } from '../../client/pages/page-model.ts';
import { MAYA } from '../../tests/fixtures/person.ts';
import { buildDetails } from '../../tests/fixtures/person-page.ts';
import { buildOpenGraph } from './open-graph.ts';
import { loginHead } from './page-heads.ts';
import { personHead } from './person-head.ts';

const ORIGIN = 'https://porchlight.example';

/** A page's og: and twitter: tags, in order. */
function tagsOf(head: HeadModel, kind: PageModel['kind'], status = 200): [string, string][] {
  const site = { viewer: null, path: '/', search: { name: '', location: '' } };
  const page = { kind: 'login', redirect: '/', email: '', error: null, fieldErrors: {} } as const;
  const html = renderToStaticMarkup(
    <Document
      model={{ head, site, page, assets: { boot: '/a.js', styles: [] } }}
      pageData="{}"
      Page={() => null}
      openGraph={buildOpenGraph(status, kind, head, ORIGIN)}
    />,
  );
  const tags = html.matchAll(/<meta (?:property|name)="((?:og|twitter):[\w:]+)" content="([^"]*)"/g);
  return [...tags].map(([, name = '', content = '']) => [name, content]);
}

test('a person is shared as a profile, with the canonical URL, title and description', () => {
  const head = personHead(buildDetails(MAYA), ORIGIN, true);
  expect(head.isIndexable).toBe(false);
  expect(tagsOf(head, 'person')).toEqual([
    ['og:type', 'profile'],
    ['og:site_name', 'Porchlight'],
    ['og:title', head.title],
    ['og:description', head.description],
    ['og:url', head.canonical],
    ['og:image', `${ORIGIN}/open-graph.png`],
    ['og:image:width', '1200'],
    ['og:image:height', '630'],
    ['og:image:alt', 'A house at dusk with its porch light on'],
    ['twitter:card', 'summary_large_image'],
  ]);
});

test('any other page is a website, and one without a canonical URL has none here', () => {
  const tags = new Map(tagsOf(loginHead(ORIGIN), 'login'));
  expect([tags.get('og:type'), tags.get('og:title')]).toEqual(['website', 'Log in | Porchlight']);
  expect(tags.get('og:url')).toBe(`${ORIGIN}/auth/login`);
  const nowhere = tagsOf({ ...loginHead(ORIGIN), canonical: null }, 'login');
  expect(new Map(nowhere).has('og:url')).toBe(false);
});

test('errors are not shared', () => {
  expect(tagsOf(loginHead(ORIGIN), 'error', 404)).toEqual([]);
  expect(tagsOf(loginHead(ORIGIN), 'error', 503)).toEqual([]);
});
