import type { Plugin } from 'vite';
import type { Call } from '../../../shared/contract/calls/call.ts';
import { type CallName, calls } from '../../../shared/contract/calls.ts';
import { compileSchemas } from './compile-schema.ts';

const ID = 'virtual:contract-checks';
const RESOLVED = `\0${ID}`;

/** Their answers contain a URL, which only zod can check. */
const READ_BY_ZOD: readonly CallName[] = ['order', 'orderStatus', 'purchaseCredits'];

/** Calls whose answers pass through the edge: all open ones, except those that the edge answers itself. */
export const CHECKED_CALLS: readonly CallName[] = (Object.entries(calls) as [CallName, Call][])
  .filter(([name, { caller, opensWith }]) => opensWith === null && caller !== 'origin' && !READ_BY_ZOD.includes(name))
  .map(([name]) => name);

/** The name of the check of a call's late part. */
const lateCheckOf = (name: CallName): string => `${name} late`;

/** The source of their checks, for the worker. */
export function contractChecksSource(): string {
  const schemas = CHECKED_CALLS.flatMap((name) => {
    const { response, late }: Call = calls[name];
    return late === undefined
      ? [[name, response] as const]
      : ([
          [name, response],
          [lateCheckOf(name), late],
        ] as const);
  });
  return compileSchemas(Object.fromEntries(schemas));
}

/** Gives the edge `virtual:contract-checks`: the schemas of its answers, compiled at build time (and for tests). */
export function contractChecks(): Plugin {
  return {
    name: 'contract-checks',
    resolveId: (id) => (id === ID ? RESOLVED : null),
    load: (id) => (id === RESOLVED ? contractChecksSource() : null),
  };
}
