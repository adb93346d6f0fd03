import { gzipSync } from 'node:zlib';
import type { Browser, Response } from 'playwright';
import { pause } from './interaction.ts';
import { type Network, newPhone, openSlowly } from './phone.ts';

/** How long after its load event a page is watched for what it loads by itself, in milliseconds. */
const LATER_MS = 6_000;

/** Files of a kind, and their bytes after gzip -9. */
export interface Weight {
  readonly files: number;
  readonly bytes: number;
}

export interface PageWeight {
  /** when the page showed something, in milliseconds */
  readonly painted: number;
  /** scripts whose answer came before the load event */
  readonly scripts: Weight;
  /** scripts that the page loads afterward without any act */
  readonly laterScripts: Weight;
  readonly styles: Weight;
  /** of every kind, sent before the load event */
  readonly requests: number;
}

/** What a page loads on a phone that nobody touches. */
export async function weighPage(browser: Browser, network: Network, url: string): Promise<PageWeight> {
  const context = await newPhone(browser);
  try {
    const page = await openSlowly(context, network);
    let isLoaded = false;
    let requests = 0;
    const scripts: Response[] = [];
    const laterScripts: Response[] = [];
    const styles: Response[] = [];
    page.on('request', () => {
      if (!isLoaded) requests += 1;
    });
    page.on('load', () => {
      isLoaded = true;
    });
    page.on('response', (response) => {
      const kind = response.request().resourceType();
      if (kind === 'script') (isLoaded ? laterScripts : scripts).push(response);
      if (kind === 'stylesheet') styles.push(response);
    });
    await page.goto(url, { waitUntil: 'load' });
    await pause(LATER_MS);
    const painted = await page.evaluate(
      () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    );
    return {
      painted,
      scripts: await weightOf(scripts),
      laterScripts: await weightOf(laterScripts),
      styles: await weightOf(styles),
      requests,
    };
  } finally {
    await context.close();
  }
}

async function weightOf(responses: readonly Response[]): Promise<Weight> {
  const bodies = await Promise.all(responses.map((response) => response.body()));
  return {
    files: bodies.length,
    bytes: bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0),
  };
}
