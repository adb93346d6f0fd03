import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { listedPasswords } from '../../../worker/origin/passwords/listed-passwords.ts';

const MODULE = fileURLToPath(new URL('../../../worker/origin/passwords/listed-passwords.ts', import.meta.url));

/** Builds the origin with the outcome of listed-passwords.ts instead of the whole list: 30 KB of gzip instead of 200. */
export function listedPasswordsOnly(): Plugin {
  return {
    name: 'porchlight:listed-passwords',
    apply: 'build',
    enforce: 'pre',
    sharedDuringBuild: true,
    load: (id) =>
      id === MODULE
        ? `export const listedPasswords = ${JSON.stringify(listedPasswords.join('\n'))}.split('\\n');`
        : null,
  };
}
