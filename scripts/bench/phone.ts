import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from 'playwright';
import { CPU_SLOWDOWN, USER_AGENT } from './interaction.ts';

/** A network as Chromium's developer tools imitate it. */
export interface Network {
  readonly name: string;
  /** milliseconds that every request waits in addition */
  readonly latency: number;
  /** bytes per second */
  readonly downloadThroughput: number;
  readonly uploadThroughput: number;
}

/** The developer tools take a tenth off the nominal speed. */
const bytesPerSecond = (megabits: number) => ((megabits * 1_000_000) / 8) * 0.9;

/** The presets of the same names; Lighthouse's simulated phone has the second. */
export const NETWORKS: readonly Network[] = [
  { name: 'Fast 4G', latency: 165, downloadThroughput: bytesPerSecond(9), uploadThroughput: bytesPerSecond(1.5) },
  { name: 'Slow 4G', latency: 562.5, downloadThroughput: bytesPerSecond(1.6), uploadThroughput: bytesPerSecond(0.75) },
];

export const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true } as const;

let readers = 0;

/** A phone that has never seen the site. To a local site it is a reader of its own, so that no limit counts all of them together. */
export function newPhone(browser: Browser, more: BrowserContextOptions = {}): Promise<BrowserContext> {
  readers += 1;
  return browser.newContext({
    userAgent: USER_AGENT,
    ...PHONE,
    extraHTTPHeaders: { 'x-local-client': `bench-${process.pid}-${readers}` },
    // A script cannot copy in a background browser unless it is allowed to.
    permissions: ['clipboard-read', 'clipboard-write'],
    ...more,
  });
}

/** A page on this network, with a slowed processor and nothing in its cache. */
export async function openSlowly(context: BrowserContext, network: Network): Promise<Page> {
  const page = await context.newPage();
  const session: CDPSession = await context.newCDPSession(page);
  const { name: _, ...conditions } = network;
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await session.send('Network.emulateNetworkConditions', { offline: false, ...conditions });
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  return page;
}
