import type { ReactNode } from 'react';
import { pageHeadCopy } from '../shared/copy/site/page-head.ts';
import { SITE_NAME } from '../shared/copy/site/site.ts';
import { OPEN_GRAPH_PICTURE } from '../shared/urls/open-graph-picture.ts';
import type { HeadModel, OpenGraph } from './pages/page-model.ts';

/**
 * The tags for previews of a shared link. They repeat title and description, which were written for this viewer, and
 * nothing else from the page.
 */
export function OpenGraphTags({ head, openGraph }: { head: HeadModel; openGraph: OpenGraph }): ReactNode {
  return (
    <>
      <meta property="og:type" content={openGraph.type} />
      <meta property="og:site_name" content={SITE_NAME} />
      <meta property="og:title" content={head.title} />
      <meta property="og:description" content={head.description} />
      {openGraph.url === null ? null : <meta property="og:url" content={openGraph.url} />}
      <meta property="og:image" content={openGraph.image} />
      <meta property="og:image:width" content={String(OPEN_GRAPH_PICTURE.width)} />
      <meta property="og:image:height" content={String(OPEN_GRAPH_PICTURE.height)} />
      <meta property="og:image:alt" content={pageHeadCopy.pictureAlt} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
