/// <reference types="vite/client" />
// Development only: React Refresh must be set up before any component loads.
// @ts-expect-error served by the development server
const refresh = await import(/* @vite-ignore */ '/@react-refresh');
refresh.injectIntoGlobalHook(window);
Object.assign(window, { $RefreshReg$: () => {}, $RefreshSig$: () => (type: unknown) => type });
await import('./boot.ts');

export {};
