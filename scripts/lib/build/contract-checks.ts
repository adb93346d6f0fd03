import type { Plugin } from 'vite';
import type { Call } from '../../../shared/contract/calls/call.ts';
import { type CallName, calls } from '../../../shared/contract/calls.ts';
import { lateCheckOf } from '../../../shared/contract/transport/parts.ts';
import { compileSchemas } from './compile-schema.ts';

const ID = 'virtual:contract-checks';
const RESOLVED = `\0${ID}`;

/** Their answers contain a URL, which only zod can check. */
const READ_BY_ZOD: readonly CallName[] = [
  'order',
  'orderStatus',
  'purchaseCredits',
  'changePlan',
  'changePaymentMethod',
  'paymentMethodBack',
];

/** Calls whose answers pass through the edge: all open ones, except those that the edge answers itself. */
export const CHECKED_CALLS: readonly CallName[] = (Object.entries(calls) as [CallName, Call][])
  .filter(([name, { caller }]) => caller !== 'origin' && !READ_BY_ZOD.includes(name))
  .map(([name]) => name);

/** The source of their checks, for the worker. */
export function contractChecksSource(): string {
  const schemas: Record<string, Call['response']> = {};
  for (const name of CHECKED_CALLS) {
    const { response, late }: Call = calls[name];
    schemas[name] = response;
    if (late !== undefined) schemas[lateCheckOf(name)] = late;
  }
  return compileSchemas(schemas);
}

/** Gives the edge `virtual:contract-checks`: the schemas of its answers, compiled at build time (and for tests). */
export function contractChecks(): Plugin {
  return {
    name: 'contract-checks',
    resolveId: (id) => (id === ID ? RESOLVED : null),
    load: (id) => (id === RESOLVED ? contractChecksSource() : null),
  };
}
