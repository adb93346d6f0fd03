import type { RequestFileType } from './request-limits.ts';

/** How files of each type begin. */
const MAGIC: readonly (readonly [type: RequestFileType, bytes: readonly number[]])[] = [
  ['application/pdf', [0x25, 0x50, 0x44, 0x46, 0x2d]],
  ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['image/jpeg', [0xff, 0xd8, 0xff]],
];

/** What a file is by its first bytes, whatever it is called; null for anything that we do not take. */
export function fileTypeOf(bytes: Uint8Array): RequestFileType | null {
  return MAGIC.find(([, start]) => start.every((byte, at) => bytes[at] === byte))?.[0] ?? null;
}
