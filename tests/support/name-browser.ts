import { browserVersion, ensureBrowser } from '../../scripts/lib/ensure-browser.ts';

/** Says first what the browser tests run in: a red test may be the browser's doing. */
export default function nameBrowser(): void {
  const path = ensureBrowser(() => {});
  if (path !== null) console.log(`Browser: ${browserVersion(path)} (${path})`);
}
