import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** For tests: a component's text, without its markup. */
export function renderText(node: ReactNode): string {
  return renderToStaticMarkup(node)
    .replace(/<[^>]*>/g, ' ')
    .replace(/&#x27;/g, "'")
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim();
}

/** For tests: the targets of a component's links. */
export function renderHrefs(node: ReactNode): string[] {
  return [...renderToStaticMarkup(node).matchAll(/<(?!use )[^>]*? href="([^"]*)"/g)].map(([, href]) =>
    (href ?? '').replace(/&amp;/g, '&'),
  );
}
