import { SANDBOX_ARGS } from '../../scripts/lib/run/chromium.ts';

/** Features that Playwright switches off too: only the last list on a command line counts. */
const OFF_FOR_PLAYWRIGHT = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'DialMediaRouteProvider',
  'GlobalMediaControls',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
  'Translate',
];

/** Each window loads its address bar suggestions as two pages, and each page a spare process for the next one. */
const OFF_FOR_SPEED = ['SpareRendererForSitePerProcess', 'WebUIOmniboxAimPopup', 'WebUIOmniboxPopup'];

/**
 * The command line of the browser under test. Without a graphics card, a processor draws everything either way:
 * --disable-gpu avoids the detour through a simulated card, which took a third of the browser's time. Only maps still
 * use the simulated card.
 */
export const CHROMIUM_ARGS: readonly string[] = [
  ...SANDBOX_ARGS,
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-gpu',
  '--enable-unsafe-swiftshader',
  `--disable-features=${[...OFF_FOR_PLAYWRIGHT, ...OFF_FOR_SPEED].join(',')}`,
];
