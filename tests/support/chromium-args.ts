import { SANDBOX_ARGS } from '../../scripts/lib/browser-version.ts';

/** What Playwright switches off as well: the last list of a command line is the one that counts. */
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

/** Each window loads its address bar's suggestions as two pages, and each page a process for the one after it. */
const OFF_FOR_SPEED = ['SpareRendererForSitePerProcess', 'WebUIOmniboxAimPopup', 'WebUIOmniboxPopup'];

/**
 * The command line of the browser under test. Without a graphics card everything is drawn by a processor either way:
 * --disable-gpu does so without the detour through a simulated card, which took a third of the browser's time. Maps
 * alone are still drawn by the simulated one.
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
