import { createElement } from 'react';
import { Document } from '../../client/document.tsx';
import { loadPage } from '../../client/pages/load-page.ts';
import type { DocumentModel, LateData } from '../../client/pages/page-model.ts';
import type { EdgeContext } from '../../worker/context.ts';
import { withAboutSite } from '../../worker/render/about-site.ts';
import { pageDataOf } from '../../worker/render/page-data.ts';
import type { PageToRender } from '../../worker/render/render-page.tsx';
import { expectSameMarkup } from './same-markup.ts';

// TypeScript knows no queries.
const { Document: CompiledDocument } = (await import(
  '../../client/document.tsx?compiled' as string
)) as typeof import('../../client/document.tsx');
const { loadPage: loadCompiledPage } = (await import(
  '../../client/pages/load-page.ts?compiled' as string
)) as typeof import('../../client/pages/load-page.ts');

/**
 * Replaces render-page.tsx in tests: the model as JSON, and late data under `lateCounts`. Every page that a test asks for
 * is also rendered by React, by our renderer, and by our renderer from compiled files, which must agree and have the
 * sentence about the site.
 */
export async function renderPage(
  c: EdgeContext,
  status: number,
  asked: PageToRender,
  late?: Promise<LateData>,
): Promise<Response> {
  const page = await withAboutSite(c, asked);
  await compareRenderers(page);
  const body = { ...page, ...(late === undefined ? {} : { lateCounts: (await late).counts }) };
  return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'text/html; charset=UTF-8' } });
}

export async function renderWhole(c: EdgeContext, asked: PageToRender): Promise<Uint8Array> {
  const page = await withAboutSite(c, asked);
  await compareRenderers(page);
  return new TextEncoder().encode(JSON.stringify(page));
}

export function sendPage(c: EdgeContext, status: number, html: Uint8Array<ArrayBuffer>): Response {
  c.status(status as 200);
  return c.body(html, { headers: { 'content-type': 'text/html; charset=UTF-8' } });
}

/** Stands for the origin's sentence about the site, which no page may leave out. */
const PROBE = 'What the origin says about the site.';

async function compareRenderers(page: PageToRender): Promise<void> {
  const { kind } = page.page;
  const site = { ...page.site, notice: PROBE };
  const model: DocumentModel = { ...page, site, assets: { boot: '/a.js', styles: ['/a.css'] } };
  const pageData = pageDataOf(model);
  const Page = await loadPage(kind);
  const CompiledPage = await loadCompiledPage(kind);
  try {
    const html = expectSameMarkup(
      createElement(Document, { model, pageData, Page }),
      createElement(CompiledDocument, { model, pageData, Page: CompiledPage }),
    );
    if (html.split(PROBE).length !== 2)
      throw new Error(`a page of kind ${kind} must have the sentence about the site once`);
  } catch (error) {
    // The error mapper turns it into a 500 and logs too little of it.
    console.error(error);
    throw error;
  }
}
