import { createContext, use } from 'react';
import type { PersonCounts } from '../shared/contract/person/counts.ts';
import type { DeferredData } from './pages/page-model.ts';

/** The data block that late counts stand in, once they have come. */
export const COUNTS_ID = 'late-counts';

/** Set by the worker only; in the browser late data is read from where it was streamed to. */
export const DeferredContext = createContext<DeferredData | null>(null);

/**
 * Late counts, inside a Suspense boundary of what stays as the server wrote it. Null where they did not come.
 */
export function useServerCounts(): PersonCounts | null {
  const deferred = use(DeferredContext);
  return deferred === null ? null : use(deferred.counts);
}

/** The same as data for the browser, inside a Suspense boundary: once a page. */
export function LateCounts() {
  const text = jsonForScript(useServerCounts());
  return <script id={COUNTS_ID} type="application/json" dangerouslySetInnerHTML={{ __html: text }} />;
}

/**
 * JSON for the data block of a script element. Without '<' nothing in it can end the element or begin a comment; that
 * is all HTML asks of a block that is never run.
 */
export function jsonForScript(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
