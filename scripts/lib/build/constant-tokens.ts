import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where the tokens are declared. */
const TOKENS = 'client/styles/tokens.css';
/** A longer value, such as a list of fonts, is shorter by its name. */
const VALUE_MAX = 48;
const DECLARATION = /(--[\w-]+):\s*([^;}]+)[;}]/g;

/**
 * The design tokens that are the same in both color schemes, at every width and with every preference, by name: '--s-4' is
 * '16px'. A build writes their values where they are used, since every page would send their declarations.
 */
export function readConstantTokens(root: string): ReadonlyMap<string, string> {
  const files = globSync('client/**/*.css', { cwd: root });
  const values = new Map<string, string[]>();
  for (const file of files)
    for (const [, name = '', value = ''] of withoutComments(readFileSync(join(root, file), 'utf8')).matchAll(
      DECLARATION,
    ))
      values.set(name, [...(values.get(name) ?? []), value.trim()]);
  const ours = withoutComments(readFileSync(join(root, TOKENS), 'utf8')).matchAll(DECLARATION);
  const constants = [...ours].flatMap(([, name = '', value = '']) => {
    const isConstant = values.get(name)?.length === 1 && value.trim().length <= VALUE_MAX;
    return isConstant ? [[name, value.trim()] as const] : [];
  });
  return new Map(constants);
}

/** Style rules with the values of these tokens in place of their names, and without their declarations. */
export function inlineTokens(css: string, tokens: ReadonlyMap<string, string>): string {
  const valued = css.replace(/var\((--[\w-]+)\)/g, (use, name: string) => tokens.get(name) ?? use);
  return valued.replace(/(--[\w-]+):\s*[^;}]+;/g, (declaration, name: string) => (tokens.has(name) ? '' : declaration));
}

function withoutComments(css: string): string {
  return css.replace(/\/\*.*?\*\//gs, '');
}
