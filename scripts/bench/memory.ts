import { ensureDatabases } from '../lib/database/people-database.ts';
import { startLocalServer } from '../lib/run/local-server.ts';
import { localVars } from '../lib/run/local-vars.ts';
import { ownChildren } from '../lib/run/processes.ts';
import { say } from '../lib/run/say.ts';
import { type HeapUse, Inspector } from './inspector.ts';
import { type Answered, inParallel, tally, Visitors } from './load.ts';
import { memoryOf } from './process-memory.ts';
import { beginTable, print } from './table.ts';
import { Traffic } from './traffic.ts';
import { UNLIMITED } from './unlimited.ts';

/** The visitors' connections, and their concurrent requests. */
const CONNECTIONS = 50;
const BYTES_PER_MIB = 1_048_576;
/** Our isolates; the others are Miniflare's. */
const OURS = ['core:user:porchlight-edge', 'core:user:porchlight-origin'];

interface Isolate {
  readonly id: string;
  readonly webSocketDebuggerUrl: string;
}

/**
 * What workerd holds after each number of requests: its memory, and each worker's heap before and after forced garbage
 * collection. Whatever still grows from stage to stage is a leak.
 */
export async function benchMemory(stateDir: string, stages: readonly number[]): Promise<void> {
  const { peopleFile } = await ensureDatabases({ stateDir, onProgress: say });
  const traffic = new Traffic(peopleFile);
  const { server, url } = await startLocalServer({
    port: 0,
    stateDir,
    originVars: UNLIMITED,
    inspectorPort: 0,
    onLog: () => {},
    vars: { ...localVars(), ENVIRONMENT: 'production', SITE_URL: 'https://porchlight.example' },
  });
  const visitors = new Visitors(url, CONNECTIONS);
  try {
    const [pid] = ownChildren('workerd');
    if (pid === undefined) throw new Error('no workerd to be seen in /proc: this part of the bench needs Linux');
    const inspectorUrl = await server.getInspectorURL();
    beginTable(`Memory of workerd, in MiB: ${CONNECTIONS} connections, each request of another visitor`);
    await inParallel(traffic.between(0, CONNECTIONS), CONNECTIONS, async (ask) => void (await visitors.ask(ask)));
    let done = CONNECTIONS;
    await printStage(`after ${done}`, pid, inspectorUrl);
    for (const stage of stages) {
      const answers: Answered[] = [];
      const begin = performance.now();
      await inParallel(traffic.between(done, stage), CONNECTIONS, async (ask) => {
        answers.push(await visitors.ask(ask));
      });
      done = stage;
      const seconds = (performance.now() - begin) / 1_000;
      await printStage(`after ${stage.toLocaleString('en-US')}`, pid, inspectorUrl);
      print('  answers', `${(answers.length / seconds).toFixed(0)}/s`, tally(answers.map(nameOf)));
    }
  } finally {
    visitors.close();
    await server.dispose();
  }
}

const nameOf = ({ status, failure }: Answered): string => failure ?? String(status);

async function printStage(name: string, pid: number, inspectorUrl: URL): Promise<void> {
  const before = memoryOf(pid);
  const isolates = await listIsolates(inspectorUrl);
  const heaps = new Map<string, { before: HeapUse; after: HeapUse }>();
  for (const { id, webSocketDebuggerUrl } of isolates) {
    const inspector = await Inspector.open(new URL(webSocketDebuggerUrl));
    const use = await inspector.heapUse();
    await inspector.collectGarbage();
    heaps.set(id, { before: use, after: await inspector.heapUse() });
    inspector.close();
  }
  print(name, before.toFixed(0), `${memoryOf(pid).toFixed(0)} once garbage is collected`);
  const others = [...heaps].filter(([id]) => !OURS.includes(id)).map(([, use]) => use);
  for (const id of OURS) printHeap(id.split(':').at(-1) ?? id, heaps.get(id) === undefined ? [] : [heaps.get(id)]);
  printHeap(`${others.length} isolates of Miniflare`, others);
}

function printHeap(name: string, uses: readonly ({ before: HeapUse; after: HeapUse } | undefined)[]): void {
  const sum = (pick: (use: { before: HeapUse; after: HeapUse }) => number): string =>
    (uses.reduce((total, use) => total + (use === undefined ? 0 : pick(use)), 0) / BYTES_PER_MIB).toFixed(1);
  const rest = `buffers ${sum(({ after }) => after.backingStorageSize ?? 0)}, reserved ${sum(({ after }) => after.totalSize)}`;
  print(
    `  heap of ${name}`,
    sum(({ before }) => before.usedSize),
    `${sum(({ after }) => after.usedSize)} collected; ${rest}`,
  );
}

async function listIsolates(inspectorUrl: URL): Promise<Isolate[]> {
  const list = new URL('/json', inspectorUrl);
  list.protocol = 'http:';
  return (await (await fetch(list)).json()) as Isolate[];
}
