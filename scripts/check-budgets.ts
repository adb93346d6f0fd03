// Checks how much a page view weighs, from the built files, gzipped: its style sheets and boot script before anything else
// may happen, and every script once its islands are alive.
import { budgetFaults, weighPages } from './lib/build/weigh-pages.ts';
import { ROOT } from './lib/run/local-server.ts';

const pages = weighPages(ROOT);
for (const { page, css, sheets, boot, scripts, files } of pages)
  console.log(`${page.padEnd(22)} css ${css} B in ${sheets}, boot ${boot} B, all scripts ${scripts} B in ${files}`);
const faults = budgetFaults(ROOT, pages);
for (const fault of faults) console.error(`✗ ${fault}`);
process.exit(faults.length > 0 ? 1 : 0);
