import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest, Plugin } from 'vite';

const VIRTUAL = 'virtual:client-assets';
/** The entry of the browser bundle, as its manifest names it. */
export const ENTRY = 'client/entry.tsx';
/** Every page is its own input: the document names the one it needs. */
export const PAGES: readonly string[] = globSync('client/pages/*/*Page.tsx').sort();
const PAGE = /^client\/pages\/([\w-]+)\/\w+Page\.tsx$/;

/** Parts that few readers of a page are shown: the script that brings each to life names its style sheets. */
const PARTS = { 'court-runner': 'client/pages/person/court-runner/start-court-runner.tsx' } as const;

/** What a page must load: scripts to preload and style sheets to link, as paths from the site's root. */
export interface PageAssets {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  /** the script that has the page's component, one of `scripts` */
  readonly page: string;
}

/**
 * Serves `virtual:client-assets` to the worker: the entry's file, each page folder's scripts and style sheets, and the
 * sheets of rarely seen parts, read from the browser build's manifest. In development it names the source and links no
 * sheet.
 */
export function clientAssets(): Plugin {
  let root = '';
  let developing = false;
  return {
    name: 'porchlight:client-assets',
    sharedDuringBuild: true,
    configResolved(config) {
      root = config.root;
      developing = config.command === 'serve';
    },
    resolveId: (id) => (id === VIRTUAL ? `\0${VIRTUAL}` : undefined),
    load(id) {
      if (id !== `\0${VIRTUAL}`) return undefined;
      if (developing)
        return 'export const entry = "/client/dev-entry.ts"; export const pages = {}; export const parts = {};';
      const manifest = JSON.parse(readFileSync(join(root, 'dist/client/.vite/manifest.json'), 'utf8')) as Manifest;
      return moduleOf(manifest);
    },
  };
}

function moduleOf(manifest: Manifest): string {
  const entry = manifest[ENTRY];
  if (entry === undefined) throw new Error(`${ENTRY} is missing in the client manifest`);
  const pages = JSON.stringify(pageAssets(manifest));
  const parts = JSON.stringify(partSheets(manifest));
  return `export const entry = ${JSON.stringify(`/${entry.file}`)}; export const pages = ${pages}; export const parts = ${parts};`;
}

/** For each page folder, what a view loads: the entry, the page's chunk and their imports. */
export function pageAssets(manifest: Manifest): Record<string, PageAssets> {
  const pages: Record<string, PageAssets> = {};
  for (const key of Object.keys(manifest)) {
    const name = PAGE.exec(key)?.[1];
    if (name !== undefined) pages[name] = { ...collect(manifest, [ENTRY, key]), page: `/${manifest[key]?.file}` };
  }
  return pages;
}

/** The style sheets of each part, linked only on pages that show it. */
function partSheets(manifest: Manifest): Record<string, readonly string[]> {
  return Object.fromEntries(
    Object.entries(PARTS).map(([part, key]) => {
      if (manifest[key] === undefined) throw new Error(`${key} is missing in the client manifest`);
      return [part, collect(manifest, [key]).styles];
    }),
  );
}

function collect(manifest: Manifest, keys: readonly string[]): Omit<PageAssets, 'page'> {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const visit = (key: string): void => {
    const chunk = manifest[key];
    if (chunk === undefined || scripts.has(`/${chunk.file}`)) return;
    scripts.add(`/${chunk.file}`);
    for (const dependency of chunk.imports ?? []) visit(dependency);
    for (const sheet of chunk.css ?? []) styles.add(`/${sheet}`);
  };
  for (const key of keys) visit(key);
  return { scripts: [...scripts], styles: [...styles] };
}
