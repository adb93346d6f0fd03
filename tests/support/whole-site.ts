import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { Document } from '../../client/document.tsx';
import { loadPage } from '../../client/pages/load-page.ts';
import type { DocumentModel } from '../../client/pages/page-model.ts';
import { app as originApp } from '../../worker/origin/app.ts';
import { pageDataOf } from '../../worker/render/page-data.ts';
import { structuredData } from '../../worker/seo/structured-data/structured-data.ts';
import { edge, HOST, SECRET } from '../../worker/testing.ts';
import { openTestOrigin, type TestOrigin } from './origin-app.ts';

/** A page as a visitor gets it. */
export interface Seen {
  readonly status: number;
  readonly model: Omit<DocumentModel, 'assets'>;
  /** the whole document, without what arrives late */
  readonly html: string;
}

/** Both workers in one process, without a build: real pages of a real origin, whose databases are in memory. */
export interface WholeSite {
  readonly origin: TestOrigin;
  /** follows redirects on this site, as many as a browser would */
  see(path: string, cookie?: string): Promise<Seen>;
}

const CONTEXT = { waitUntil() {}, passThroughOnException() {}, props: {} };
const REDIRECTS_MAX = 5;

/** @param variables settings of the edge */
export function openWholeSite(variables: Readonly<Record<string, string>> = {}): WholeSite {
  const origin = openTestOrigin('local', undefined, { EDGE_ORIGIN_SECRET: SECRET });
  const ORIGIN = { fetch: async (request: Request) => originApp.fetch(request, origin.bindings, CONTEXT) };
  const { get } = edge({}, { ...variables, ORIGIN });
  const see = async (path: string, cookie?: string, redirects = 0): Promise<Seen> => {
    const headers = { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };
    const response = await get(path, { ...headers, ...(cookie === undefined ? {} : { cookie }) });
    const to = response.headers.get('location');
    if (to !== null && redirects < REDIRECTS_MAX) return see(to, cookie, redirects + 1);
    const model = (await response.json()) as Seen['model'];
    return { status: response.status, model, html: await htmlOf(response.status, model) };
  };
  return { origin, see };
}

async function htmlOf(status: number, page: Seen['model']): Promise<string> {
  const model: DocumentModel = { ...page, assets: { boot: '/a.js', styles: ['/a.css'] } };
  const Page = await loadPage(page.page.kind);
  const said = structuredData({ ...page, status, botClass: 'human', origin: HOST });
  return renderToString(createElement(Document, { model, pageData: pageDataOf(model), Page, structuredData: said }));
}
