import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const TESTING_RENDERER = fileURLToPath(new URL('./testing-renderer.ts', import.meta.url));

/**
 * In unit tests, a page returns its model as JSON, without React: every import of the renderer gets
 * testing-renderer.ts. One plugin for all, because a vi.mock in each file would cost each one its own process.
 */
export function modelRenderer(): Plugin {
  return {
    name: 'model-renderer',
    enforce: 'pre',
    resolveId: (source) => (source.endsWith('/render/render-page.tsx') ? TESTING_RENDERER : null),
  };
}
