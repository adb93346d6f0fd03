import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Manifest } from 'vite';
import type { IslandsPageModel } from '../../../client/islands/islands-model.ts';
import { findCycles } from '../syntax/find-cycles.ts';
import {
  BOOT_BUDGET,
  EVERY_PAGE_BUDGET,
  FIRST_SCRIPTS_BUDGET,
  RARE_STYLE_BUDGET,
  SAMPLE_STYLE_BUDGET,
  SCRIPT_BUDGETS,
  SCRIPT_MIN,
  SHEETS_MAX,
  SMALL_SCRIPTS,
  STYLE_BUDGET,
} from './budgets.ts';
import { builtAssets } from './client-assets.ts';

/** The script of a page's islands (script-groups.ts), by the page's folder; pages without islands have none. */
const ISLANDS_OF: Readonly<Record<IslandsPageModel['kind'] | 'person+rare', string>> = {
  person: 'person',
  'person+rare': 'person',
  login: 'account',
  'sign-up': 'account',
  'ask-link': 'account',
  'check-mail': 'account',
  'emailed-link': 'account',
  'account-security': 'security',
  'checkout-plan': 'checkout',
  'checkout-property': 'checkout',
  'checkout-search': 'checkout',
  'purchase-credits': 'checkout',
  'purchase-court-runner': 'purchase',
};
const ISLANDS: Readonly<Record<string, string | undefined>> = ISLANDS_OF;
/** Pages with a budget of their own. */
const STYLE_BUDGETS: Readonly<Record<string, number | undefined>> = {
  'person+rare': RARE_STYLE_BUDGET,
  'sample-report': SAMPLE_STYLE_BUDGET,
};
/** Scripts that every kind of page may load, so they must not bring React along. */
const WITHOUT_REACT = ['base', 'typeahead', 'paying'] as const;

/** Scripts with a budget together, by name. */
const TOGETHER = [
  [['boot', 'ads', 'consent'], FIRST_SCRIPTS_BUDGET],
  [['boot', 'ads', 'vitals'], EVERY_PAGE_BUDGET],
] as const;

/** What a page weighs, in bytes after gzip -9. */
export interface PageWeight {
  readonly page: string;
  readonly css: number;
  /** how many style sheets block it */
  readonly sheets: number;
  /** the one script that it waits for */
  readonly boot: number;
  /** every script once its islands are alive, boot included */
  readonly scripts: number;
  readonly files: number;
}

/** Every kind of page, from the build. */
export function weighPages(root: string): readonly PageWeight[] {
  const manifest = readManifest(root);
  const sum = (files: Iterable<string>) => weighFiles(root, files);
  const { boot, sheets } = builtAssets(root);
  return Object.entries(sheets).map(([page, styles]) => {
    const islands = ISLANDS[page];
    const scripts = new Set([boot.slice(1)]);
    if (islands !== undefined) for (const name of ['kit', islands]) collect(manifest, keyOf(manifest, name), scripts);
    return {
      page,
      css: sum(styles),
      sheets: styles.length,
      boot: sum([boot]),
      scripts: sum(scripts),
      files: scripts.size,
    };
  });
}

function readManifest(root: string): Manifest {
  return JSON.parse(readFileSync(join(root, 'dist/client/.vite/manifest.json'), 'utf8')) as Manifest;
}

function keyOf(manifest: Manifest, script: string): string {
  const found = Object.entries(manifest).find(([, { name, file }]) => name === script && file.endsWith('.js'));
  if (found === undefined) throw new Error(`no script is called ${script}`);
  return found[0];
}

function collect(manifest: Manifest, key: string, files: Set<string>): void {
  const chunk = manifest[key];
  if (chunk === undefined || files.has(chunk.file)) return;
  files.add(chunk.file);
  for (const next of chunk.imports ?? []) collect(manifest, next, files);
}

/** What some scripts weigh together, with what they import, in bytes after gzip -9. */
function weighScripts(root: string, manifest: Manifest, names: readonly string[]): number {
  const files = new Set<string>();
  for (const name of names) collect(manifest, keyOf(manifest, name), files);
  return weighFiles(root, files);
}

/** Files of the build together, in bytes after gzip -9. */
function weighFiles(root: string, files: Iterable<string>): number {
  const weigh = (file: string) => gzipSync(readFileSync(join(root, 'dist/client', file)), { level: 9 }).length;
  return [...files].reduce((total, file) => total + weigh(file), 0);
}

/** What each script imports before it runs. */
function importsOf(manifest: Manifest): ReadonlyMap<string, ReadonlySet<string>> {
  return new Map(Object.entries(manifest).map(([key, { imports = [] }]) => [key, new Set(imports)]));
}

/** What is over its budget, and scripts that cannot run, a sentence each. */
export function budgetFaults(root: string, pages: readonly PageWeight[]): readonly string[] {
  const faults: string[] = [];
  for (const { page, css, sheets, boot, scripts } of pages) {
    const scriptsMax = { ...SCRIPT_BUDGETS }[ISLANDS[page] ?? ''] ?? SCRIPT_BUDGETS.others;
    const cssMax = STYLE_BUDGETS[page] ?? STYLE_BUDGET;
    if (css > cssMax) faults.push(`${page}: ${css} B of css, over ${cssMax}`);
    if (sheets > SHEETS_MAX) faults.push(`${page}: ${sheets} style sheets, more than ${SHEETS_MAX}`);
    if (boot > BOOT_BUDGET) faults.push(`${page}: a boot script of ${boot} B, over ${BOOT_BUDGET}`);
    if (scripts > scriptsMax) faults.push(`${page}: ${scripts} B of scripts, over ${scriptsMax}`);
  }
  const manifest = readManifest(root);
  for (const [names, most] of TOGETHER) {
    const weight = weighScripts(root, manifest, names);
    if (weight > most) faults.push(`${names.join(' + ')}: ${weight} B, over ${most}`);
  }
  const kit = manifest[keyOf(manifest, 'kit')]?.file ?? '';
  for (const name of WITHOUT_REACT) {
    const files = new Set<string>();
    collect(manifest, keyOf(manifest, name), files);
    if (files.has(kit)) faults.push(`${name}: brings React along`);
  }
  for (const cycle of findCycles(importsOf(manifest)))
    faults.push(`${cycle.join(' → ')}: scripts that import each other, of which one runs before what it needs`);
  const folder = join(root, 'dist/client/assets');
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.js'))) {
    const { size } = statSync(join(folder, file));
    const mayBeSmall = SMALL_SCRIPTS.some((name) => file.startsWith(`${name}-`));
    if (size < SCRIPT_MIN && !mayBeSmall) faults.push(`${file}: ${size} B, a script of its own from ${SCRIPT_MIN} B`);
  }
  return faults;
}
