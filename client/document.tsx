import type { ComponentType, ReactNode } from 'react';
import './styles/global.css';
import { FADE_SCRIPT, FADE_STYLE } from './fade.ts';
import { OpenGraphTags } from './open-graph.tsx';
import type { BrowserPageModel, DocumentModel, HydratedModel, OpenGraph, PageModel } from './pages/page-model.ts';

export const PAGE_DATA_ID = 'page-data';

/** A page's component: takes its model and the site's. */
export type PageComponent = ComponentType<{ page: never; site: DocumentModel['site'] }>;

/**
 * The entire document, rendered by the worker and hydrated in the browser. `pageData` is the model's data as JSON,
 * identical on both sides. What programs and the browser itself read from the head is only in the HTML, as is `entry`,
 * the script that hydrates it: neither they nor their code is sent to browsers.
 */
export function Document({
  model,
  pageData,
  Page,
  entry = null,
  openGraph = null,
}: {
  model: DocumentModel | HydratedModel;
  pageData: string;
  Page: PageComponent;
  entry?: string | null;
  openGraph?: OpenGraph | null;
}): ReactNode {
  const { head, site, page } = model;
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
        {import.meta.env.SSR ? <HeadTags model={model as DocumentModel} openGraph={openGraph} /> : null}
      </head>
      <body>
        <Content page={page} site={site} />
        <script id={PAGE_DATA_ID} type="application/json" dangerouslySetInnerHTML={{ __html: pageData }} />
        {import.meta.env.SSR && entry !== null ? <script type="module" src={entry} async /> : null}
      </body>
    </html>
  );
}

/** React leaves tags alone that only the server rendered, if they are of the kinds that it moves to the head itself. */
function HeadTags({ model: { head, assets }, openGraph }: { model: DocumentModel; openGraph: OpenGraph | null }) {
  return (
    <>
      <meta name="description" content={head.description} />
      {head.isIndexable ? null : <meta name="robots" content="noindex" />}
      {head.canonical === null ? null : <link rel="canonical" href={head.canonical} />}
      {openGraph === null ? null : <OpenGraphTags head={head} openGraph={openGraph} />}
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="preload" href="/newsreader-400-500.woff2" as="font" type="font/woff2" crossOrigin="anonymous" />
      {assets.styles.map((href) => (
        <link key={href} rel="stylesheet" href={href} precedence="page" />
      ))}
      {assets.scripts.map((href) => (
        <link key={href} rel="modulepreload" href={href} />
      ))}
    </>
  );
}
