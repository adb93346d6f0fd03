import type { ComponentType, ReactNode } from 'react';
import { islandsCopy } from '../shared/copy/site/islands.ts';
import { FADE_SCRIPT, FADE_STYLE } from './boot/fade.ts';
import { SCRIPTS_GONE_ID } from './boot/hold-limits.ts';
import { HOLD_SCRIPT } from './boot/hold-script.ts';
import { PAGE_DATA_ID } from './boot/page-data.ts';
import { OpenGraphTags } from './open-graph.tsx';
import type { DocumentModel, OpenGraph, PageModel } from './pages/page-model.ts';
import { SiteIcons } from './site-icons.tsx';

/** A page's component: takes its model and the site's. */
export type PageComponent = ComponentType<{ page: never; site: DocumentModel['site'] }>;

/**
 * The entire document, which only the worker renders. `pageData` is the data for the browser as JSON (boot/page-data.ts).
 * The boot script is async and stands after everything that it needs; the response's headers preload it.
 */
export function Document({
  model: { head, site, page, assets },
  pageData,
  Page,
  openGraph = null,
  structuredData = null,
}: {
  model: DocumentModel;
  pageData: string;
  Page: PageComponent;
  openGraph?: OpenGraph | null;
  /** JSON-LD, escaped for a data block (worker/seo/structured-data); null without any */
  structuredData?: string | null;
}): ReactNode {
  const Content = Page as ComponentType<{ page: PageModel; site: DocumentModel['site'] }>;
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <style dangerouslySetInnerHTML={{ __html: FADE_STYLE }} />
        <script dangerouslySetInnerHTML={{ __html: FADE_SCRIPT }} />
        <script dangerouslySetInnerHTML={{ __html: HOLD_SCRIPT }} />
        <title>{head.title}</title>
        <meta name="description" content={head.description} />
        {/* Where robots.txt lets nobody read, there is no noindex that nobody could read. */}
        {head.isIndexable || head.isClosed === true ? null : <meta name="robots" content="noindex" />}
        {head.canonical === null ? null : <link rel="canonical" href={head.canonical} />}
        {openGraph === null ? null : <OpenGraphTags head={head} openGraph={openGraph} />}
        <SiteIcons />
        {assets.styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
      </head>
      <body>
        <Content page={page} site={site} />
        <p id={SCRIPTS_GONE_ID} role="alert" hidden>
          {islandsCopy.gone}
        </p>
        {structuredData === null ? null : (
          <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: structuredData }} />
        )}
        <script id={PAGE_DATA_ID} type="application/json" dangerouslySetInnerHTML={{ __html: pageData }} />
        <script type="module" src={assets.boot} async />
      </body>
    </html>
  );
}
