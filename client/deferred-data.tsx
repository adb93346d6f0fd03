import { createContext, use } from 'react';
import type { PersonCounts } from '../shared/contract/person/counts.ts';
import type { DeferredData } from './pages/page-model.ts';

/** The id of the data block with the late counts. */
export const COUNTS_ID = 'late-counts';

/** Set by the worker only; the browser reads late data from the streamed data block. */
export const DeferredContext = createContext<DeferredData | null>(null);

/** Late counts, for use in a Suspense boundary of server-rendered HTML. Null if they failed to load. */
export function useServerCounts(): PersonCounts | null {
  const deferred = use(DeferredContext);
  return deferred === null ? null : use(deferred.counts);
}

/** The counts as data for the browser, inside a Suspense boundary: once per page. */
export function LateCounts() {
  const text = jsonForScript(useServerCounts());
  return <script id={COUNTS_ID} type="application/json" dangerouslySetInnerHTML={{ __html: text }} />;
}

/**
 * JSON for a data block in a script element. Without '<', nothing in it can close the element or open a comment; a block
 * that never runs needs no other escaping.
 */
export function jsonForScript(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
