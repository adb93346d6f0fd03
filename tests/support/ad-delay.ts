/** How long ads stay away in browser tests, in milliseconds: until a test's own clock says so (ads.spec.ts). */
export const AD_DELAY_MS = 60_000;
