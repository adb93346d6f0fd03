import type { Plugin } from 'vite';
import { compileJsx } from '../../scripts/lib/build/compile-jsx.ts';

const QUERY = '?compiled';

/**
 * In unit tests, `import './x.tsx?compiled'` is that file, and all of the client's that it imports, as the workers' build
 * compiles them; the same files without the query stay React's elements.
 */
export function compiledClient(): Plugin {
  return {
    name: 'compiled-client',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (source.endsWith(QUERY)) {
        const file = await this.resolve(source.slice(0, -QUERY.length), importer, { ...options, skipSelf: true });
        return file === null ? null : { ...file, id: file.id + QUERY };
      }
      if (importer?.endsWith(QUERY) !== true) return null;
      const from = importer.slice(0, -QUERY.length);
      const file = await this.resolve(source, from, { ...options, skipSelf: true });
      if (file === null || !/\/client\/(?:.*\.tsx|pages\/load-page\.ts)$/.test(file.id)) return file;
      return { ...file, id: file.id + QUERY };
    },
    transform: {
      filter: { id: /\.tsx?\?compiled$/ },
      handler: (code, id) => ({ code: compileJsx(code, id.slice(0, -QUERY.length)), map: null }),
    },
  };
}
