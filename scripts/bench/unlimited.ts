import { GENEROUS_QUOTAS } from '../../tests/support/test-meters.ts';

/** Variables of the origin for what measures many views from few addresses: no daily limit is reached. */
export const UNLIMITED = { QUOTAS: GENEROUS_QUOTAS };
