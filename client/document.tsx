import type { ComponentType, ReactNode } from 'react';
import './styles/global.css';
import { FADE_SCRIPT, FADE_STYLE } from './fade.ts';
import { OpenGraphTags } from './open-graph.tsx';
import type { BrowserPageModel, DocumentModel, OpenGraph, PageModel } from './pages/page-model.ts';

export const PAGE_DATA_ID = 'page-data';

/** A page's component: takes its model and the site's. */
export type PageComponent = ComponentType<{ page: never; site: DocumentModel['site'] }>;

/**
 * The entire document, rendered by the worker and hydrated in the browser. `pageData` is the model as JSON, identical on
 * both sides. `openGraph` is for programs that read only the HTML: neither it nor its code is sent to browsers.
 */
export function Document({
  model,
  pageData,
  Page,
  openGraph = null,
}: {
  model: DocumentModel<PageModel | BrowserPageModel>;
  pageData: string;
  Page: PageComponent;
  openGraph?: OpenGraph | null;
}): ReactNode {
  const { head, site, page, assets } = model;
  const Content = Page as ComponentType<{ page: PageModel | BrowserPageModel; site: DocumentModel['site'] }>;
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <style dangerouslySetInnerHTML={{ __html: FADE_STYLE }} />
        <script dangerouslySetInnerHTML={{ __html: FADE_SCRIPT }} />
        <title>{head.title}</title>
        <meta name="description" content={head.description} />
        {head.isIndexable ? null : <meta name="robots" content="noindex" />}
        {head.canonical === null ? null : <link rel="canonical" href={head.canonical} />}
        {import.meta.env.SSR && openGraph !== null ? <OpenGraphTags head={head} openGraph={openGraph} /> : null}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="preload" href="/newsreader-400-500.woff2" as="font" type="font/woff2" crossOrigin="anonymous" />
        {assets.styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} precedence="page" />
        ))}
        {assets.scripts.map((href) => (
          <link key={href} rel="modulepreload" href={href} />
        ))}
      </head>
      <body>
        <Content page={page} site={site} />
        <script id={PAGE_DATA_ID} type="application/json" dangerouslySetInnerHTML={{ __html: pageData }} />
      </body>
    </html>
  );
}
