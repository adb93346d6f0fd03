import type { Take, Taken } from './meter-store.ts';

/** The methods of a counter, called from another worker or isolate. */
export interface MeterStub {
  take(takes: readonly Take[], now: number): Promise<Taken>;
  held(scopes: readonly string[], items: readonly string[], now: number): Promise<readonly string[]>;
}

/** The part of a namespace of Durable Objects that counting uses. */
export interface MeterNamespace {
  idFromName(name: string): unknown;
  get(id: unknown): MeterStub;
}
