import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** For tests: what a reader gets of a component, without its markup. */
export function renderText(node: ReactNode): string {
  return renderToStaticMarkup(node)
    .replace(/<[^>]*>/g, ' ')
    .replace(/&#x27;/g, "'")
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim();
}

/** For tests: where the links of a component lead. */
export function renderHrefs(node: ReactNode): string[] {
  return [...renderToStaticMarkup(node).matchAll(/href="([^"]*)"/g)].map(([, href]) =>
    (href ?? '').replace(/&amp;/g, '&'),
  );
}
