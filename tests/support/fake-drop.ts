import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type ZippedFile, zipFile } from './zip-file.ts';

const FILE_NAME = /^\d{8}_\d{4}_(NDZ|Email|Phone|MAID|NameVIN|CTVID)(_[A-Za-z0-9]{1,10})?\.csv$/;

/** What the fake answers instead of its own. */
export type DropFault =
  | { readonly status: number; readonly retryAfter?: number; readonly body?: string; readonly type?: string }
  /** the connection breaks */
  | 'no answer'
  /** it does what it is asked, and the connection breaks before it says so */
  | 'no word'
  /** the connection breaks in the middle of the file */
  | 'half';

/** A file of answers that it took. */
export interface TakenFile {
  readonly path: '/data/upload' | '/data/amend';
  readonly name: string;
  readonly text: string;
}

export interface FakeDrop {
  readonly url: string;
  readonly key: string;
  /** faults of the next requests, one each; null: none */
  readonly faults: (DropFault | null)[];
  /** 'GET /data/download 200' */
  readonly requests: string[];
  readonly taken: TakenFile[];
  /** each identifier's status as it was told last */
  readonly statuses: Map<string, number>;
  /** has a batch of lists to give out */
  offer(files: readonly ZippedFile[]): void;
  /** its support has the batch given out last given out again */
  giveAgain(): void;
  /** whether the batch given out last is answered, or none was */
  isAnswered(): boolean;
  close(): Promise<void>;
}

/**
 * California's platform with its states, on the loopback interface: a batch is given out once, the next one only after
 * each identifier of it is answered, and a file name is taken once.
 */
export async function openFakeDrop(): Promise<FakeDrop> {
  let offered: readonly ZippedFile[] | null = null;
  let given: readonly ZippedFile[] | null = null;
  let waiting: Set<string> | null = null;
  let names = new Set<string>();

  const server = createServer((request, response) => void answer(request, response));
  // Between a batch and its answers, connections stay open for as long as a bench takes.
  server.keepAliveTimeout = 600_000;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const fake: FakeDrop = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    key: 'key-of-the-test',
    faults: [],
    requests: [],
    taken: [],
    statuses: new Map(),
    offer: (files) => {
      offered = files;
    },
    giveAgain: () => {
      [offered, waiting] = [given, null];
    },
    isAnswered: () => waiting === null || waiting.size === 0,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const note = (status: number | string) => fake.requests.push(`${request.method} ${request.url} ${status}`);
    const say = (status: number, body: object, headers: Record<string, string> = {}) => {
      note(status);
      response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', ...headers });
      response.end(JSON.stringify(body));
    };
    const fault = fake.faults.shift() ?? null;
    if (fault === 'no answer') {
      note(fault);
      response.destroy();
      return;
    }
    if (typeof fault === 'object' && fault !== null) {
      note(fault.status);
      const type = { 'content-type': fault.type ?? 'application/json' };
      const wait = fault.retryAfter === undefined ? {} : { 'retry-after': String(fault.retryAfter) };
      response.writeHead(fault.status, { ...type, ...wait });
      response.end(fault.body ?? '{"message":"a fault"}');
      return;
    }
    if (request.headers['x-api-key'] !== fake.key) return say(401, { message: 'API key is missing or invalid.' });
    if (request.method === 'GET' && request.url === '/data/download') return give(response, say, note, fault);
    const path = (['/data/upload', '/data/amend'] as const).find((one) => one === request.url);
    if (request.method !== 'POST' || path === undefined) return say(404, { message: 'Not found.' });
    const isActive = waiting !== null && waiting.size > 0;
    if (path === '/data/upload' && !isActive)
      return say(409, { message: 'No active download is waiting for responses.' });
    const form = await new Response(Buffer.concat(chunks), {
      headers: { 'content-type': request.headers['content-type'] ?? '' },
    }).formData();
    const accepted: object[] = [];
    const rejected: object[] = [];
    for (const file of form.getAll('files') as File[]) {
      const text = await file.text();
      const problem = problemOf(file.name, text);
      if (problem === null) {
        names.add(file.name);
        fake.taken.push({ path, name: file.name, text });
        for (const [id, status] of rowsOf(text)) {
          fake.statuses.set(id, status);
          waiting?.delete(id);
        }
        accepted.push({ fileName: file.name, fileSizeBytes: file.size });
      } else rejected.push({ fileName: file.name, message: problem });
    }
    if (fault === 'no word') {
      note(fault);
      response.destroy();
      return;
    }
    const counts = { acceptedCount: accepted.length, rejectedCount: rejected.length, accepted, rejected };
    say(accepted.length > 0 ? 202 : 400, { message: 'Upload received.', ...counts });
  }

  function give(
    response: ServerResponse,
    say: (status: number, body: object) => void,
    note: (status: number | string) => void,
    fault: DropFault | null,
  ): void {
    if (waiting !== null && waiting.size > 0) {
      say(409, { message: 'Complete the current batch.' });
      return;
    }
    if (offered === null) {
      say(200, { message: 'No new consumer request data.' });
      return;
    }
    const zip = zipFile(offered);
    const lists = offered.filter(({ name }) => !name.includes('_Removed'));
    waiting = new Set(lists.flatMap(({ content }) => idsOf(String(content))));
    [given, offered, names] = [offered, null, new Set()];
    note(fault === null ? 200 : fault === 'half' ? 'half' : 'no word');
    response.writeHead(200, { 'content-type': 'application/zip', 'content-length': zip.byteLength });
    if (fault === null) response.end(zip);
    else response.write(zip.subarray(0, fault === 'half' ? zip.byteLength / 2 : 0), () => response.destroy());
  }

  function problemOf(name: string, text: string): string | null {
    if (!FILE_NAME.test(name)) return 'Only downloaded file names are accepted.';
    if (names.has(name))
      return 'A file with this name was already uploaded for the current download. Use a unique suffix and try again';
    if (!text.startsWith('Id,Status\r\n')) return 'Invalid CSV header. Expected: Id,Status.';
    const isRow = ([id, status]: readonly [string, number]) =>
      /^[A-Za-z0-9]{12}$/.test(id) && [2, 3, 4, 5].includes(status);
    return rowsOf(text).every(isRow) ? null : 'A row is not valid.';
  }

  return fake;
}

function rowsOf(text: string): (readonly [string, number])[] {
  const lines = text.split('\r\n').slice(1).filter(Boolean);
  return lines.map((line) => [line.split(',')[0] ?? '', Number(line.split(',')[1])] as const);
}

/** The identifiers that must be answered: of rows that can be read. */
function idsOf(text: string): string[] {
  return [...text.matchAll(/^([A-Za-z0-9]{12}),[A-Za-z0-9+/]{43}=\r?$/gm)].map(([, id = '']) => id);
}
