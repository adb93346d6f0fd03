import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { holdState } from '../database/state-lock.ts';
import { assertPortIsFree } from './port.ts';
import { isAlive } from './processes.ts';

const SHORTEST_WORKER = "export default { fetch: () => new Response('ok') }";
const onLinux = describe.skipIf(process.platform !== 'linux');
const WAIT = { timeout: 30_000 };

let folder: string;
let started: ChildProcess[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'porchlight-runtime-'));
  started = [];
});
afterEach(() => {
  for (const child of started) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

/** Serves a worker in its own process, and returns its workerd's id and port. Without `isGuarded`, Miniflare runs it unguarded. */
async function serve({ isGuarded }: { isGuarded: boolean }) {
  const script = join(folder, 'serve.ts');
  const runtime = new URL('./runtime.ts', import.meta.url).href;
  const processes = new URL('./processes.ts', import.meta.url).href;
  const miniflare = import.meta.resolve('miniflare');
  mkdirSync(join(folder, 'state'), { recursive: true });
  writeFileSync(
    script,
    `import { guardRuntimes, LocalServer } from '${runtime}';
     import { ownChildren } from '${processes}';
     import { convertV4MiniflareOptions } from '${miniflare}';
     const server = new LocalServer(convertV4MiniflareOptions({
       host: '127.0.0.1', port: 0, modules: true, script: ${JSON.stringify(SHORTEST_WORKER)}, cf: false }));
     const url = await server.ready;
     if (${isGuarded}) guardRuntimes();
     process.once('SIGUSR2', () => server.dispose());
     console.log(JSON.stringify({ port: Number(url.port), runtime: ownChildren('workerd')[0] }));`,
  );
  const child = spawn(process.execPath, [script], { stdio: ['ignore', 'pipe', 'inherit'] });
  started.push(child);
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  return { child, ...(JSON.parse(String(line)) as { port: number; runtime: number }) };
}

/** A process that takes a port and is called workerd, as one is whose parent was killed. */
async function orphan(stateDir = folder) {
  const script = join(folder, 'orphan.cjs');
  writeFileSync(
    script,
    `process.title = 'workerd';
     require('node:fs').openSync(${JSON.stringify(join(stateDir, 'people.sqlite'))}, 'a');
     require('node:net').createServer().listen(0, '127.0.0.1', function () { console.log(this.address().port); });`,
  );
  const parent = spawn('/bin/sh', ['-c', '"$1" "$2" & echo $!', 'sh', process.execPath, script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  parent.stdout.on('data', (chunk) => {
    said += chunk;
  });
  await vi.waitUntil(() => said.trim().split('\n').length === 2, WAIT);
  const [pid = 0, port = 0] = said.trim().split('\n').map(Number);
  return { pid, port };
}

onLinux('a workerd whose parent is killed', () => {
  test('ends with it and frees the port', async () => {
    const { child, port, runtime } = await serve({ isGuarded: true });
    expect(isAlive(runtime)).toBe(true);
    child.kill('SIGKILL');
    await vi.waitUntil(() => !isAlive(runtime), WAIT);
    await expect(assertPortIsFree(port)).resolves.toBeUndefined();
  });

  test('would survive under plain Miniflare, and then the next start says how to free the port', async () => {
    const { child, port, runtime } = await serve({ isGuarded: false });
    try {
      child.kill('SIGKILL');
      await once(child, 'exit');
      await expect(assertPortIsFree(port)).rejects.toThrow(
        `Port ${port} is held by process ${runtime} (workerd), left over from an earlier run: end it with kill ${runtime}, ` +
          `or choose another with PORT=${port + 1} npm start.`,
      );
    } finally {
      process.kill(runtime, 'SIGKILL');
    }
  });

  test('does not keep a process that disposes of it from ending', async () => {
    const { child, runtime } = await serve({ isGuarded: true });
    child.kill('SIGUSR2');
    expect(await once(child, 'exit')).toEqual([0, null]);
    expect(isAlive(runtime)).toBe(false);
  });

  test('is identified by the next start if it still has the databases open', async () => {
    const { pid } = await orphan();
    try {
      expect(() => holdState(folder)).toThrow(
        `The local databases are in use by process ${pid} (workerd), left over from an earlier run: end it with kill ${pid}.`,
      );
    } finally {
      process.kill(pid, 'SIGKILL');
    }
    await vi.waitUntil(() => !isAlive(pid), WAIT);
    expect(() => holdState(folder)).not.toThrow();
  });
});

describe('a server whose databases are deleted', () => {
  const WRITING_WORKER = `export default { async fetch(_, { DB }) {
    await DB.exec('CREATE TABLE IF NOT EXISTS a (b)');
    return new Response('ok');
  } }`;

  /** A process that serves databases in the folder as npm start does. */
  async function serveFromFolder() {
    const script = join(folder, 'serve.ts');
    const lib = (file: string) => new URL(file, import.meta.url).href;
    const state = join(folder, 'state');
    writeFileSync(
      script,
      `import { globSync } from 'node:fs';
       import { guardRuntimes, LocalServer } from '${lib('./runtime.ts')}';
       import { endWhenGone } from '${lib('../database/watch-databases.ts')}';
       import { convertV4MiniflareOptions } from '${import.meta.resolve('miniflare')}';
       const server = new LocalServer(convertV4MiniflareOptions({
         host: '127.0.0.1', port: 0, modules: true, script: ${JSON.stringify(WRITING_WORKER)}, cf: false,
         d1Databases: { DB: 'db' }, resourcePersistencePath: ${JSON.stringify(state)} }));
       await fetch(await server.ready);
       guardRuntimes();
       const files = globSync('**/*.sqlite', { cwd: ${JSON.stringify(state)} });
       endWhenGone(files.map((file) => ${JSON.stringify(`${state}/`)} + file), () => server.dispose());
       console.log('ready');`,
    );
    const { DEBUG: _, ...env } = process.env;
    const child = spawn(process.execPath, [script], { stdio: ['ignore', 'pipe', 'pipe'], env });
    started.push(child);
    let said = '';
    child.stderr.on('data', (chunk) => {
      said += chunk;
    });
    await once(child.stdout, 'data');
    return { child, state, files: globSync('**/*.sqlite', { cwd: state }), said: () => said };
  }

  test('ends in one sentence and without a stack', async () => {
    const { child, state, files, said } = await serveFromFolder();
    expect(files.length).toBeGreaterThan(0);
    rmSync(state, { recursive: true, maxRetries: 5 });
    expect(await once(child, 'close')).toEqual([1, null]);
    const sentences = files.map(
      (file) =>
        `\n${join(state, file)} was deleted while it was served: start again, which makes the local databases anew.\n`,
    );
    expect(sentences).toContain(said());
  });
});
