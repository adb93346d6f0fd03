import type { Plugin } from 'vite';
import { calls } from '../../shared/contract/calls.ts';
import { compileSchemas } from './compile-schema.ts';

const ID = 'virtual:contract-checks';
const RESOLVED = `\0${ID}`;

/** Answers that the edge reads while a page waits. */
export const CHECKED_CALLS = [
  'personDetails',
  'personCounts',
  'funnelCounts',
  'searchPeople',
  'user',
  'reports',
] as const;

/** The checks of those answers as source, for the worker. */
export function contractChecksSource(): string {
  return compileSchemas(Object.fromEntries(CHECKED_CALLS.map((name) => [name, calls[name].response])));
}

/** Gives the edge `virtual:contract-checks`: its answers' schemas, compiled while building (and while tests run). */
export function contractChecks(): Plugin {
  return {
    name: 'contract-checks',
    resolveId: (id) => (id === ID ? RESOLVED : null),
    load: (id) => (id === RESOLVED ? contractChecksSource() : null),
  };
}
