// Checks how much a first page view weighs, from the built files: the style sheets and scripts a page links, gzipped.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Manifest } from 'vite';
import { SCRIPT_BUDGET, STYLE_BUDGET } from './lib/build/budgets.ts';
import { pageAssets } from './lib/build/client-assets.ts';
import { ROOT } from './lib/run/local-server.ts';

const manifest = JSON.parse(readFileSync(join(ROOT, 'dist/client/.vite/manifest.json'), 'utf8')) as Manifest;
let isOver = false;
for (const [page, { scripts, styles }] of Object.entries(pageAssets(manifest))) {
  const css = weigh(styles);
  const js = weigh(scripts);
  console.log(`${page.padEnd(14)} css ${css} B, js ${js} B (gzip)`);
  if (css > STYLE_BUDGET || js > SCRIPT_BUDGET) {
    console.error(`✗ ${page} is over the budget of ${STYLE_BUDGET} B of css and ${SCRIPT_BUDGET} B of js`);
    isOver = true;
  }
}
process.exit(isOver ? 1 : 0);

function weigh(files: readonly string[]): number {
  return files.reduce(
    (sum, file) => sum + gzipSync(readFileSync(join(ROOT, 'dist/client', file)), { level: 9 }).length,
    0,
  );
}
