import type { Plugin, Rolldown } from 'vite';
import { BOOT } from './page-sheets.ts';

const IMPORT = /import\{([^}]*)\}from"\.\/(rolldown-runtime-[\w-]+\.js)";?/;
const EXPORT = /export\{([^}]*)\};?\s*$/;

/**
 * Moves the bundler's helpers, which it writes as a script of their own of a few hundred bytes, into the boot script, which
 * every page has.
 */
export function mergeRuntime(): Plugin {
  return {
    name: 'porchlight:merge-runtime',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      if (this.environment.name !== 'client') return;
      const chunks = Object.values(bundle as Rolldown.OutputBundle).filter(
        (one): one is Rolldown.OutputChunk => one.type === 'chunk',
      );
      const runtime = chunks.find(({ name }) => name === 'rolldown-runtime');
      const boot = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(BOOT) === true);
      if (runtime === undefined || boot === undefined) throw new Error('there are no helpers, or no boot script');
      const helpers = namesOf(EXPORT, runtime.code).map(([inside, outside]) => ({
        inside,
        outside: `helper_${outside}`,
      }));
      const body = runtime.code.replace(EXPORT, '');
      const values = helpers.map(({ inside }) => inside).join(',');
      const names = helpers.map(({ outside }) => outside).join(',');
      boot.code = `${boot.code.replace(/\n$/, '')}\nconst[${names}]=(()=>{${body}return[${values}]})();export{${names}};\n`;
      const file = runtime.fileName.slice(runtime.fileName.lastIndexOf('/') + 1);
      for (const chunk of chunks) {
        if (chunk.imports.includes(runtime.fileName) && !IMPORT.test(chunk.code))
          throw new Error(`${chunk.fileName} imports the helpers in a way that we cannot read`);
        chunk.code = chunk.code.replace(IMPORT, (_, list: string) => {
          const imported = list.split(',').map((one) => `helper_${one.trim()}`);
          return `import{${imported.join(',')}}from"./${boot.fileName.slice('assets/'.length)}";`;
        });
        chunk.code = chunk.code.replaceAll(file, boot.fileName.slice('assets/'.length));
        chunk.imports = chunk.imports.map((one) => (one === runtime.fileName ? boot.fileName : one));
      }
      delete (bundle as Rolldown.OutputBundle)[runtime.fileName];
    },
  };
}

/** 'a as b' pairs of an import or export list. */
function namesOf(pattern: RegExp, code: string): [inside: string, outside: string][] {
  const list = pattern.exec(code)?.[1];
  if (list === undefined) throw new Error('the helpers have no exports that we can read');
  return list.split(',').map((one) => {
    const [inside = '', outside = inside] = one.trim().split(' as ');
    return [inside, outside];
  });
}
