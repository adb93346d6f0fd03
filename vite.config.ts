import { resolve } from 'node:path';
import { cloudflare } from '@cloudflare/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { shortClassNames } from './scripts/lib/build/class-names.ts';
import { clientAssets } from './scripts/lib/build/client-assets.ts';
import { compileJsxForWorkers } from './scripts/lib/build/compile-jsx.ts';
import { contractChecks } from './scripts/lib/build/contract-checks.ts';
import { listedPasswordsOnly } from './scripts/lib/build/listed-passwords.ts';
import { mapNames } from './scripts/lib/build/map-names.ts';
import { mapPlaces } from './scripts/lib/build/map-places.ts';
import { mapTiles, writeCountryTiles } from './scripts/lib/build/map-tiles.ts';
import { mergeRuntime } from './scripts/lib/build/merge-runtime.ts';
import { BOOT } from './scripts/lib/build/page-sheets.ts';
import { reactModules } from './scripts/lib/build/react-modules.ts';
import { scriptGroups } from './scripts/lib/build/script-groups.ts';
import { localAds, localSite, localVars } from './scripts/lib/run/local-vars.ts';

const PORT = Number(process.env.PORT ?? 8787);

export default defineConfig(({ command }) => {
  // Local variables exist only in development: a build uses wrangler.toml.
  const config = command === 'serve' ? { vars: { ...localVars(), ...localSite(PORT), ...localAds(PORT) } } : {};
  // All workers of npm run dev share one thread, so there a hasher of its own would help nobody.
  const hasher = command === 'serve' ? [] : [{ configPath: './worker/origin/hashing/wrangler.toml' }];
  return {
    plugins: [
      react(),
      reactModules(),
      mergeRuntime(),
      clientAssets(),
      contractChecks(),
      mapNames(),
      mapPlaces(),
      mapTiles(),
      listedPasswordsOnly(),
      compileJsxForWorkers(),
      cloudflare({
        configPath: './wrangler.toml',
        config,
        auxiliaryWorkers: [{ configPath: './worker/origin/wrangler.toml', config }, ...hasher],
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
          // What a script needs loads together with it; all browsers that run our scripts know how.
          modulePreload: { polyfill: false },
          assetsInlineLimit: 0,
          // The map, in kB: it loads when its box is visible.
          chunkSizeWarningLimit: 1_150,
          rollupOptions: {
            input: BOOT,
            preserveEntrySignatures: 'allow-extension',
            output: {
              codeSplitting: {
                includeDependenciesRecursively: false,
                groups: scriptGroups(import.meta.dirname),
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
