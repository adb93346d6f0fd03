import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const load = createRequire(import.meta.url);
const REACT = /^react(?:-dom)?(?:\/(?:client|jsx-runtime))?$/;
const PREFIX = '\0react:';

/**
 * Gives browser scripts React's packages as ES modules with named exports: in a build, every script that imports the
 * packages themselves, which are CommonJS, would need code to convert them.
 */
export function reactModules(): Plugin {
  return {
    name: 'porchlight:react-modules',
    apply: 'build',
    enforce: 'pre',
    resolveId(id, importer) {
      const isOurs = importer !== undefined && !importer.includes('node_modules') && !importer.startsWith(PREFIX);
      return this.environment.name === 'client' && isOurs && REACT.test(id) ? `${PREFIX}${id}` : null;
    },
    load(id) {
      if (!id.startsWith(PREFIX)) return null;
      const name = id.slice(PREFIX.length);
      const names = Object.keys(load(name) as object).filter((key) => /^[a-z]\w*$/i.test(key));
      const list = names.join(', ');
      return `import all from ${JSON.stringify(name)};\nexport const { ${list} } = all;\nexport default all;`;
    },
  };
}
