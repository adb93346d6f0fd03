import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { textStreamRenderer } from '../../scripts/lib/build/text-stream-renderer.ts';
import type { Outcome } from '../support/react-stream/observe.ts';
import { ROOT } from './tracked-files.ts';

/**
 * The renderer that ships (React's for Bun on a host of ours) against the one that React means for the edge, both in
 * their production builds.
 */

type Renders = Readonly<Record<string, () => Promise<Outcome>>>;

const folder = mkdtempSync(join(tmpdir(), 'react-stream-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

vi.stubEnv('NODE_ENV', 'production');
const stock = await buildRenders('stock', []);
const ours = await buildRenders('ours', [textStreamRenderer()]);
vi.unstubAllEnvs();

async function buildRenders(name: string, plugins: ReturnType<typeof textStreamRenderer>[]): Promise<Renders> {
  await build({
    root: ROOT,
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    plugins,
    // A build for Node would ask for it again when it runs.
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true },
    build: { ssr: 'tests/support/react-stream/renders.tsx', outDir: join(folder, name), minify: false },
  });
  const file = pathToFileURL(join(folder, name, 'renders.js')).href;
  return ((await import(/* @vite-ignore */ file)) as { renders: Renders }).renders;
}

function renderOf(renders: Renders, name: string): () => Promise<Outcome> {
  const render = renders[name];
  if (render === undefined) throw new Error(`no render is named ${name}`);
  return render;
}

/** How often text is encoded while something renders. */
async function encodesDuring(render: () => Promise<Outcome>): Promise<Outcome & { encodes: number }> {
  const encode = vi.spyOn(TextEncoder.prototype, 'encode');
  try {
    const outcome = await render();
    return { ...outcome, encodes: encode.mock.calls.length };
  } finally {
    encode.mockRestore();
  }
}

describe('bytes, errors and headers are those of the stock renderer', () => {
  it.each(Object.keys(ours))('%s', async (name) => {
    const mine = await renderOf(ours, name)();
    const theirs = await renderOf(stock, name)();
    expect(mine.log).toEqual(theirs.log);
    expect(mine.html).toBe(theirs.html);
    expect(mine.html + mine.log.join()).not.toBe('');
    expect(mine.log.join()).not.toContain('never read');
  });
});

const OWN_PAGES = ['the person page with late counts', 'the person page in one piece'];

describe('text is encoded once per flush, where the stock renderer does it for every tag and text', () => {
  it.each(['a large page', ...OWN_PAGES])('%s', async (name) => {
    const mine = await encodesDuring(renderOf(ours, name));
    expect(mine.encodes).toBe(mine.pieces);
    expect(mine.pieces).toBeLessThanOrEqual(3);
    expect((await encodesDuring(renderOf(stock, name))).encodes).toBeGreaterThan(500);
  });

  it('also when a page is resumed, where React does not announce flushes', async () => {
    expect((await renderOf(ours, 'a shell rendered before and resumed')()).pieces).toBeLessThanOrEqual(3);
  });
});

it.each(OWN_PAGES)('%s has no adjacent text nodes: each costs a comment between them', async (name) => {
  expect((await renderOf(ours, name)()).html).not.toContain('<!-- -->');
});
