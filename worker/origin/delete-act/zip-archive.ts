import { crc32 } from 'node:zlib';

/** The bytes of an archive, of which any part can be read. */
export interface ArchiveBytes {
  readonly size: number;
  /** @returns exactly so many bytes from there on, fewer only at the end */
  read(from: number, length: number): Promise<Uint8Array>;
}

/** A file in an archive. */
export interface ArchiveEntry {
  readonly name: string;
  readonly isEncrypted: boolean;
  readonly isStored: boolean;
  readonly crc: number;
  readonly packedBytes: number;
  /** as the directory says: no more than that is unpacked */
  readonly bytes: number;
  /** of its local header */
  readonly offset: number;
}

/** Why an archive, or a file in it, is not read. */
export type ArchiveFault = 'damaged' | 'too large' | 'too many files' | 'method';

export class ArchiveError extends Error {
  readonly fault: ArchiveFault;

  constructor(fault: ArchiveFault) {
    super(`the archive is not read: ${fault}`);
    this.fault = fault;
  }
}

/** All files of an archive together, unpacked, at most: fifteen million identifiers. */
const UNPACKED_MAX = 1_000_000_000;
const FILES_MAX = 64;
const NAME_MAX = 255;

const END_SIGNATURE = 0x06054b50;
const END_BYTES = 22;
const COMMENT_MAX = 65_535;
const ENTRY_SIGNATURE = 0x02014b50;
const ENTRY_BYTES = 46;
const LOCAL_SIGNATURE = 0x04034b50;
const LOCAL_BYTES = 30;
const STORED = 0;
const DEFLATED = 8;
/** What stands instead of a size above four gigabytes. */
const ZIP64 = 0xffffffff;
/** How much of a packed file is read at once, in bytes. */
const READ_BYTES = 256 * 1_024;

/**
 * The files of a ZIP archive, from its directory at the end; folders are left out.
 *
 * @throws ArchiveError for anything that is not a whole archive of one part, with few files of bounded size
 */
export async function readDirectory(archive: ArchiveBytes): Promise<ArchiveEntry[]> {
  const tailFrom = Math.max(0, archive.size - END_BYTES - COMMENT_MAX);
  const tail = viewOf(await archive.read(tailFrom, archive.size - tailFrom));
  let end = tail.byteLength - END_BYTES;
  while (end >= 0 && tail.getUint32(end, true) !== END_SIGNATURE) end -= 1;
  if (end < 0) throw new ArchiveError('damaged');
  const files = tail.getUint16(end + 10, true);
  const [bytes, from] = [tail.getUint32(end + 12, true), tail.getUint32(end + 16, true)];
  if (files > FILES_MAX || bytes > FILES_MAX * (ENTRY_BYTES + NAME_MAX + COMMENT_MAX))
    throw new ArchiveError('too many files');
  if (from + bytes > tailFrom + end) throw new ArchiveError('damaged');
  const directory = viewOf(await archive.read(from, bytes));
  const entries: ArchiveEntry[] = [];
  let at = 0;
  for (let file = 0; file < files; file += 1) {
    const { entry, next } = readEntry(directory, at);
    at = next;
    if (!entry.name.endsWith('/')) entries.push(entry);
  }
  if (entries.reduce((sum, entry) => sum + entry.bytes, 0) > UNPACKED_MAX) throw new ArchiveError('too large');
  return entries;
}

function readEntry(view: DataView, at: number): { readonly entry: ArchiveEntry; readonly next: number } {
  if (at + ENTRY_BYTES > view.byteLength || view.getUint32(at, true) !== ENTRY_SIGNATURE)
    throw new ArchiveError('damaged');
  const [nameBytes, extraBytes, commentBytes] = [28, 30, 32].map((field) => view.getUint16(at + field, true)) as [
    number,
    number,
    number,
  ];
  const next = at + ENTRY_BYTES + nameBytes + extraBytes + commentBytes;
  if (next > view.byteLength) throw new ArchiveError('damaged');
  const method = view.getUint16(at + 10, true);
  const entry = {
    name: new TextDecoder().decode(new Uint8Array(view.buffer, view.byteOffset + at + ENTRY_BYTES, nameBytes)),
    isEncrypted: (view.getUint16(at + 8, true) & 1) === 1,
    isStored: method === STORED,
    crc: view.getUint32(at + 16, true),
    packedBytes: view.getUint32(at + 20, true),
    bytes: view.getUint32(at + 24, true),
    offset: view.getUint32(at + 42, true),
  };
  if (method !== STORED && method !== DEFLATED) throw new ArchiveError('method');
  if ([entry.packedBytes, entry.bytes, entry.offset].includes(ZIP64)) throw new ArchiveError('too large');
  return { entry, next };
}

/**
 * Unpacks a file piece by piece. Never more bytes come than the directory announces, so that a small archive cannot fill
 * the memory; after the last one, their checksum is compared.
 *
 * @throws ArchiveError, possibly after some of the bytes
 */
export async function* unpack(archive: ArchiveBytes, entry: ArchiveEntry): AsyncGenerator<Uint8Array> {
  const header = viewOf(await archive.read(entry.offset, LOCAL_BYTES));
  if (header.byteLength < LOCAL_BYTES || header.getUint32(0, true) !== LOCAL_SIGNATURE)
    throw new ArchiveError('damaged');
  const from = entry.offset + LOCAL_BYTES + header.getUint16(26, true) + header.getUint16(28, true);
  const packed = packedBytes(archive, from, entry.packedBytes);
  let [bytes, crc] = [0, 0];
  try {
    for await (const part of entry.isStored ? packed : inflate(packed)) {
      bytes += part.byteLength;
      if (bytes > entry.bytes) break;
      crc = crc32(part, crc);
      yield part;
    }
  } catch (error) {
    // What the platform says of damaged data differs from runtime to runtime.
    if (error instanceof TypeError || (error as { code?: unknown }).code !== undefined)
      throw new ArchiveError('damaged');
    throw error;
  }
  if (bytes !== entry.bytes || crc !== entry.crc) throw new ArchiveError('damaged');
}

async function* packedBytes(archive: ArchiveBytes, from: number, length: number): AsyncGenerator<Uint8Array> {
  for (let done = 0; done < length; ) {
    const part = await archive.read(from + done, Math.min(READ_BYTES, length - done));
    if (part.byteLength === 0) throw new ArchiveError('damaged');
    done += part.byteLength;
    yield part;
  }
}

async function* inflate(packed: AsyncGenerator<Uint8Array>): AsyncGenerator<Uint8Array> {
  const stream = new ReadableStream<Uint8Array<ArrayBuffer>>({
    async pull(controller) {
      const { value, done } = await packed.next();
      if (done === true) controller.close();
      else controller.enqueue(new Uint8Array(value));
    },
  }).pipeThrough(new DecompressionStream('deflate-raw'));
  const reader = stream.getReader();
  try {
    for (;;) {
      const { value, done } = await reader.read();
      if (done) return;
      yield value;
    }
  } finally {
    // Whoever stops early does not unpack the rest; a stream that has failed has nothing to stop.
    await reader.cancel().catch(() => undefined);
  }
}

const viewOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
