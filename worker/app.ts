import { Hono } from 'hono';
import type { EdgeEnv } from './context.ts';
import { renderPage } from './render/render-page.tsx';

export const app = new Hono<EdgeEnv>();
app.get('/', (c) => {
  c.set('nonce', 'abc');
  return renderPage(c, 200, {
    head: { title: 'Porchlight', description: null, isIndexable: true, canonical: null },
    site: { viewer: null, path: '/', search: { name: '', location: '' } },
    page: { kind: 'home' },
  });
});
