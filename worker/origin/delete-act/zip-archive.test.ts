import { describe, expect, it, test } from 'vitest';
import { type ZippedFile, zipFile } from '../../../tests/support/zip-file.ts';
import { type ArchiveBytes, ArchiveError, readDirectory, unpack } from './zip-archive.ts';

function archiveOf(bytes: Buffer): ArchiveBytes {
  return { size: bytes.byteLength, read: async (from, length) => bytes.subarray(from, from + length) };
}

async function contentsOf(bytes: Buffer): Promise<Record<string, string>> {
  const archive = archiveOf(bytes);
  const contents: Record<string, string> = {};
  for (const entry of await readDirectory(archive)) {
    const parts: Uint8Array[] = [];
    for await (const part of unpack(archive, entry)) parts.push(part);
    contents[entry.name] = Buffer.concat(parts).toString();
  }
  return contents;
}

async function faultOf(bytes: Buffer): Promise<string> {
  try {
    await contentsOf(bytes);
    return 'none';
  } catch (error) {
    if (error instanceof ArchiveError) return error.fault;
    throw error;
  }
}

const ONE: ZippedFile = { name: 'a.csv', content: 'ID,Hash\r\n' };

test('files come out as they went in, packed, stored, empty, large and behind a comment', async () => {
  const large = 'ID,Hash\n'.repeat(200_000);
  const files = [
    ONE,
    { name: 'b.csv', content: 'stored', isStored: true },
    { name: 'c.csv', content: '' },
    { name: 'd.csv', content: large },
    { name: 'folder/', content: '' },
  ];
  expect(await contentsOf(zipFile(files, 'PK\x05\x06 in a comment'))).toEqual({
    'a.csv': 'ID,Hash\r\n',
    'b.csv': 'stored',
    'c.csv': '',
    'd.csv': large,
  });
  expect(await contentsOf(zipFile([]))).toEqual({});
});

describe('what is no whole, honest archive is not read', () => {
  const zip = zipFile([ONE, { name: 'b.csv', content: 'more'.repeat(1_000) }]);
  it.each([
    ['nothing', Buffer.alloc(0)],
    ['text', Buffer.from('{"message":"no"}')],
    ['one that is cut short', zip.subarray(0, -30)],
    ['one whose beginning is gone', zip.subarray(40)],
    ['one with other bytes inside', Buffer.from(zip).fill(7, 35, 60)],
    ['a wrong checksum', zipFile([{ ...ONE, claims: { crc: 1 } }])],
    ['a file that is longer than it says', zipFile([{ ...ONE, claims: { bytes: 3 } }])],
    ['a file that is shorter than it says', zipFile([{ ...ONE, claims: { bytes: 30 } }])],
  ])('%s', async (_, bytes) => {
    expect(await faultOf(bytes)).toBe('damaged');
  });

  it.each([
    ['a size above four gigabytes', 'too large', [{ ...ONE, claims: { bytes: 0xffffffff } }]],
    ['more than a gigabyte in all', 'too large', [1, 2].map(() => ({ ...ONE, claims: { bytes: 600_000_000 } }))],
    ['more files than any batch', 'too many files', Array.from({ length: 65 }, () => ONE)],
    ['another way of packing', 'method', [{ ...ONE, claims: { method: 12 } }]],
  ] as const)('%s', async (_, fault, files) => {
    expect(await faultOf(zipFile(files))).toBe(fault);
  });

  it('a bomb stops at the size that it announces', async () => {
    const archive = archiveOf(
      zipFile([{ name: 'a.csv', content: Buffer.alloc(50_000_000), claims: { bytes: 1_000 } }]),
    );
    const [entry] = await readDirectory(archive);
    let bytes = 0;
    const read = async () => {
      for await (const part of unpack(archive, entry as NonNullable<typeof entry>)) bytes += part.byteLength;
    };
    await expect(read()).rejects.toThrow('damaged');
    expect(bytes).toBeLessThan(1_000_000);
  });
});
