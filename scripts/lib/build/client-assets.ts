import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { transform } from 'lightningcss';
import { type Plugin, preprocessCSS, type ResolvedConfig } from 'vite';
import { inlineTokens, readConstantTokens } from './constant-tokens.ts';
import { chooseScheme, forceStates } from './kit-states.ts';
import { BOOT, KIT, type PageSheets, planPageSheets } from './page-sheets.ts';
import { relaxNesting, shortenProperties, shortPropertyNames } from './short-names.ts';
import { readSourceGraph } from './source-graph.ts';

const VIRTUAL = 'virtual:client-assets';
/** What stands in for a style module that pages link: its class names, without its rules. */
const CLASSES = '\0classes:';
/** The first browsers that nest style rules, of December 2023: nested sheets are a seventh smaller. */
const TARGETS = { chrome: 120 << 16, edge: 120 << 16, firefox: 117 << 16, safari: (17 << 16) | (2 << 8) };

/** What the document links. */
interface ClientAssets {
  /** the boot script's path */
  readonly boot: string;
  /** the paths of a page's style sheets, a common one first; by page folder, 'person+rare', 'court-runner' or 'consent' */
  readonly sheets: Readonly<Record<string, readonly string[]>>;
}

/**
 * Writes one or two style sheets per page into the browser bundle (page-sheets.ts), and serves `virtual:client-assets` to
 * the worker: the paths of the boot script and of each page's sheets. In development it names the source files.
 */
export function clientAssets(): Plugin {
  let config: ResolvedConfig;
  let plan: PageSheets;
  let tokens: ReadonlyMap<string, string>;
  let names: ReadonlyMap<string, string>;
  return {
    name: 'porchlight:client-assets',
    enforce: 'pre',
    sharedDuringBuild: true,
    configResolved(resolved) {
      config = resolved;
      plan = planPageSheets(config.root, readSourceGraph(config.root));
      tokens = readConstantTokens(config.root);
      names = shortPropertyNames(config.root);
    },
    async resolveId(id, importer) {
      if (id === VIRTUAL) return `\0${VIRTUAL}`;
      if (config.command === 'serve' || this.environment.name !== 'client' || !id.endsWith('.module.css')) return null;
      const file = (await this.resolve(id, importer, { skipSelf: true }))?.id;
      if (file === undefined || !plan.linked.has(relative(config.root, file))) return null;
      return `${CLASSES}${file}.js`;
    },
    async load(id) {
      if (id.startsWith(CLASSES)) {
        const file = id.slice(CLASSES.length, -'.js'.length);
        const { modules } = await compile(config, file);
        return { code: `export default ${JSON.stringify(modules)};`, moduleSideEffects: false };
      }
      if (id !== `\0${VIRTUAL}`) return undefined;
      const { boot, sheets } = config.command === 'serve' ? sourcesOf(plan) : builtAssets(config.root);
      return `export const boot = ${JSON.stringify(boot)}; export const sheets = ${JSON.stringify(sheets)};`;
    },
    /** The sheets that scripts bring along. */
    transform(code, id) {
      // In development the page of the kit has no sheet of its own: every sheet knows its states.
      if (config.command === 'serve') return /\.css(?:\?|$)/.test(id) ? { code: kitRules(code), map: null } : null;
      if (!/\.css$/.test(id)) return null;
      return { code: shortenProperties(inlineTokens(code, tokens), names), map: null };
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return;
      const emit = async (name: string, files: readonly string[]): Promise<readonly string[]> => {
        if (files.length === 0) return [];
        const parts = await Promise.all(files.map(async (file) => compile(config, join(config.root, file))));
        const rules = parts.map(({ code }) => code).join('\n');
        const valued = inlineTokens(name === KIT ? kitRules(rules) : rules, tokens);
        const source = relaxNesting(minify(name, shortenProperties(valued, names)));
        const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
        const fileName = `assets/${name.replace('+', '-')}-${hash}.css`;
        this.emitFile({ type: 'asset', fileName, source });
        return [`/${fileName}`];
      };
      const common = await emit('common', plan.common);
      const sheets: Record<string, readonly string[]> = {};
      for (const [page, files] of plan.own) {
        const isWhole = plan.whole.has(page);
        const own = await emit(page, isWhole ? [...plan.common, ...files] : files);
        sheets[page] = isWhole || plan.beside.has(page) ? own : [...common, ...own];
      }
      this.emitFile({ type: 'asset', fileName: SHEETS_FILE, source: JSON.stringify(sheets) });
    },
  };
}

/** Where the build notes the sheets for the workers, which are built after it. */
const SHEETS_FILE = '.vite/sheets.json';

/** What the built document links, from the notes in the browser bundle. */
export function builtAssets(root: string): ClientAssets {
  const read = (file: string): unknown => JSON.parse(readFileSync(join(root, 'dist/client', file), 'utf8'));
  const manifest = read('.vite/manifest.json') as Record<string, { readonly file: string } | undefined>;
  const boot = manifest[BOOT];
  if (boot === undefined) throw new Error(`${BOOT} is missing in the client manifest`);
  return { boot: `/${boot.file}`, sheets: read(SHEETS_FILE) as ClientAssets['sheets'] };
}

/** Rules as the page of the kit has them; the colors are chosen where the tokens are. */
function kitRules(css: string): string {
  const plain = css.replace(/\/\*.*?\*\//gs, '');
  return `${forceStates(plain)}${/:root\s*\{/.test(plain) ? chooseScheme(plain) : ''}`;
}

/** In development, every source file is a sheet of its own. */
function sourcesOf({ common, own, beside }: PageSheets): ClientAssets {
  const allOf = (page: string, files: readonly string[]) => (beside.has(page) ? files : [...common, ...files]);
  const sheets = [...own].map(([page, files]) => [page, allOf(page, files).map((file) => `/${file}`)] as const);
  return { boot: '/client/boot/dev-boot.ts', sheets: Object.fromEntries(sheets) };
}

/** A style sheet's rules with the class names of the build, and those names by their names in the source. */
async function compile(config: ResolvedConfig, file: string) {
  const { code, modules = {} } = await preprocessCSS(readFileSync(file, 'utf8'), file, config);
  return { code, modules };
}

function minify(name: string, css: string): string {
  const { code } = transform({ filename: `${name}.css`, code: Buffer.from(css), minify: true, targets: TARGETS });
  return Buffer.from(code).toString('utf8');
}
