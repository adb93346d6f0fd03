import { resolve } from 'node:path';
import { cloudflare } from '@cloudflare/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { shortClassNames } from './scripts/lib/build/class-names.ts';
import { clientAssets, ENTRY, PAGES } from './scripts/lib/build/client-assets.ts';
import { compileJsxForWorkers } from './scripts/lib/build/compile-jsx.ts';
import { contractChecks } from './scripts/lib/build/contract-checks.ts';
import { mapPlaces } from './scripts/lib/build/map-places.ts';
import { mapTiles, writeCountryTiles } from './scripts/lib/build/map-tiles.ts';
import { localSite, localVars } from './scripts/lib/run/local-vars.ts';

/** What every page of the browser bundle shares, without what a page loads later or alone. */
const SHARED_BY_ALL = new RegExp(
  [
    'node_modules/(react|react-dom|scheduler)/',
    'vite/preload-helper',
    'client/styles/',
    'client/site/(?!site-menu)',
    'client/search/SearchWays',
    // What reports actions: every page needs it soon.
    'client/(analytics/track|api/post-quietly|user-id)',
    'client/ui/\\w+/(?!Dialog|Disclaimer.tsx|tab-strip|show-snackbar|LoadingCircle|Carousel|Pager|Notice|Field|LongText|Banner|SideNote|Lantern\\.tsx|use-)',
    'shared/copy/(site/site|site/kit|format/numbers|format/folded-list)',
    'shared/contract/state-flag',
    'shared/funnels/funnel-link',
    // Paths that import others would pull in the whole route table.
    'shared/urls/(?!parsers/|route-|builders/(?:way-back|state-flag|court-runner))',
    'shared/people/(?!stated|person-sections|report-state|record-date|phone-checks|order-addresses|name-only|names/person-name)',
  ].join('|'),
);

/** What the person page shares with its later chunks, as one script: small ones cost more in headers than in code. */
const SHARED_ON_PERSON = new RegExp(
  [
    'client/pages/person/(page-omissions|provenance-text|person-sections|place-ids|model-of|header/toggle-store|registry/PersonOffer.module)',
    'shared/copy/person/person\\.ts',
    'shared/funnels/nameless-states',
    'shared/people/(stated|person-sections)',
  ].join('|'),
);

const PORT = Number(process.env.PORT ?? 8787);

export default defineConfig(({ command }) => {
  // Local variables exist only in development: a build uses wrangler.toml.
  const config = command === 'serve' ? { vars: { ...localVars(), ...localSite(PORT) } } : {};
  return {
    plugins: [
      react(),
      clientAssets(),
      contractChecks(),
      mapPlaces(),
      mapTiles(),
      compileJsxForWorkers(),
      cloudflare({
        configPath: './wrangler.toml',
        config,
        auxiliaryWorkers: [{ configPath: './worker/origin/wrangler.toml', config }],
        persistState: { path: '.wrangler/state' },
        inspectorPort: false,
      }),
    ],
    // Class names are sent with every page, so a build keeps them short.
    css: { modules: { generateScopedName: command === 'serve' ? '[name]_[local]' : shortClassNames() } },
    publicDir: 'client/public',
    // Only this machine's names: another site whose name resolves here does not get our source either.
    server: { host: '127.0.0.1', port: PORT, strictPort: true, allowedHosts: [] },
    environments: {
      client: {
        build: {
          outDir: 'dist/client',
          manifest: true,
          modulePreload: false,
          assetsInlineLimit: 0,
          // The map, in kB: it loads when its box is visible.
          chunkSizeWarningLimit: 1_150,
          rollupOptions: {
            input: [ENTRY, ...PAGES],
            // The entry takes a page's component from its file's exports.
            preserveEntrySignatures: 'allow-extension',
            // What every page shares is one script and one sheet, so that most pages link two of each.
            output: {
              codeSplitting: {
                includeDependenciesRecursively: false,
                groups: [
                  { name: 'kit', test: SHARED_BY_ALL },
                  { name: 'person', test: SHARED_ON_PERSON },
                ],
              },
            },
          },
        },
      },
    },
    builder: {
      // The workers need the browser bundle's manifest, so that is built first.
      async buildApp(builder) {
        const { client, ...workers } = builder.environments;
        if (client === undefined) throw new Error('no client environment to build');
        await builder.build(client);
        writeCountryTiles(resolve(client.config.root, client.config.build.outDir));
        for (const worker of Object.values(workers)) await builder.build(worker);
      },
    },
  };
});
