import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/**
 * What Hono's renderer imports. Both become the stream renderer, without the string renderer: that is a second copy of
 * React's server, and no worker renders to a string.
 */
const ASKED_FOR = ['react-dom/server.edge', 'react-dom/server'];
const BUN_RENDERER = join(
  dirname(createRequire(import.meta.url).resolve('react-dom/server.bun')),
  'cjs/react-dom-server.bun.production.js',
);
const HOST = fileURLToPath(new URL('../../../worker/render/react-stream-host.ts', import.meta.url));

/** The Bun renderer's imports and their replacements; each occurs exactly once. */
const IMPORTS: readonly (readonly [from: string, to: (host: string) => string])[] = [
  [
    'util = require("util");',
    (host) =>
      `host = require(${host}), util = { TextEncoder: host.KeepText }, Buffer = host.lengthAsText, ReadableStream = host.TextStream;`,
  ],
  ['require("crypto");', () => ''],
  ['stream = require("stream"),', () => 'stream = {},'],
];

/** React writes a finished part string by string; joined, they are one write and no rope. */
const JOINED: readonly [from: string, to: string] = [
  `      for (; chunkIdx < chunks.length - 1; chunkIdx++)
        writeChunk(destination, chunks[chunkIdx]);
      chunkIdx < chunks.length && (r = !!destination.write(chunks[chunkIdx]));
      return r;
`,
  `      chunkIdx < chunks.length && (r = !!destination.write(host.joinFrom(chunks, chunkIdx)));
      return r;


`,
];

/**
 * What else the Bun renderer uses from its host, and how often. `Bun.hash` is for server functions and
 * `stream.Readable` for Node streams: neither is reached here.
 */
const HOST_USES: readonly (readonly [use: string, times: number])[] = [
  ['require(', 5],
  ['Bun.', 2],
  ['Bun.hash(', 2],
  ['Buffer.', 1],
  ['Buffer.byteLength(chunk, "utf8")', 1],
  ['new ReadableStream(', 4],
  ['type: "direct"', 1],
  ['type: "bytes"', 3],
  ['util.', 1],
  ['new util.TextEncoder()', 1],
  ['textEncoder.encode(chunk)', 2],
  ['stream.Readable', 2],
  ['typeof destination.flush && destination.flush()', 1],
  ['AsyncLocalStorage', 0],
  ['crypto.', 0],
  ['process.', 0],
  ['globalThis', 0],
];

/**
 * Builds the workers with React's stream renderer for Bun on worker/render/react-stream-host.ts, which is many times
 * cheaper in workerd than the edge renderer (docs/decisions.md). Development, and builds of development React, keep the
 * edge renderer.
 */
export function textStreamRenderer(): Plugin {
  let isProduction = false;
  return {
    name: 'porchlight:text-stream-renderer',
    apply: 'build',
    enforce: 'pre',
    sharedDuringBuild: true,
    applyToEnvironment: (environment) => environment.config.consumer !== 'client',
    configResolved(config) {
      isProduction = config.isProduction;
    },
    resolveId: (source) => (isProduction && ASKED_FOR.includes(source) ? BUN_RENDERER : undefined),
    transform(code, id) {
      return id === BUN_RENDERER ? { code: putOnHost(code, HOST), map: null } : undefined;
    },
  };
}

/**
 * React's renderer for Bun, with `host` required in place of Bun's own. Line numbers stay the same.
 *
 * @throws if the renderer is not the one we reviewed, as after a React upgrade
 */
export function putOnHost(code: string, host: string): string {
  const [loop, joined] = JOINED;
  const surprises = [...IMPORTS.map(([from]) => [from, 1] as const), [loop, 1] as const, ...HOST_USES]
    .map(([use, times]) => ({ use, times, found: countOf(code, use) }))
    .filter(({ times, found }) => times !== found)
    .map(({ use, times, found }) => `'${use}' stands there ${found} times instead of ${times}`);
  if (surprises.length > 0) {
    throw new Error(
      `React's stream renderer for Bun uses its host in another way than expected: ${surprises.join('; ')}. ` +
        'Read what changed in it, then mend scripts/lib/text-stream-renderer.ts and worker/render/react-stream-host.ts ' +
        'or take the plugin out of vite.config.ts.',
    );
  }
  const onHost = IMPORTS.reduce((text, [from, to]) => text.replace(from, () => to(JSON.stringify(host))), code);
  return onHost.replace(loop, () => joined);
}

/** How often `use` occurs in the code as a whole word. */
function countOf(code: string, use: string): number {
  let count = 0;
  for (let at = code.indexOf(use); at >= 0; at = code.indexOf(use, at + 1)) {
    if (!/[\w$.]/.test(code[at - 1] ?? '')) count += 1;
  }
  return count;
}
