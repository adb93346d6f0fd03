/** A square PNG and its side in pixels, at most 256. */
export interface IconFrame {
  readonly side: number;
  readonly png: Buffer;
}

const HEADER_BYTES = 6;
const ENTRY_BYTES = 16;

/** An .ico file of several sizes, each as the PNG that it is. */
export function icoFile(frames: readonly IconFrame[]): Buffer {
  const header = Buffer.alloc(HEADER_BYTES);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(frames.length, 4);
  let offset = HEADER_BYTES + ENTRY_BYTES * frames.length;
  const entries = frames.map(({ side, png }) => {
    const entry = Buffer.alloc(ENTRY_BYTES);
    // 0 means 256.
    entry.writeUInt8(side % 256, 0);
    entry.writeUInt8(side % 256, 1);
    entry.writeUInt16LE(1, 4);
    entry.writeUInt16LE(32, 6);
    entry.writeUInt32LE(png.length, 8);
    entry.writeUInt32LE(offset, 12);
    offset += png.length;
    return entry;
  });
  return Buffer.concat([header, ...entries, ...frames.map(({ png }) => png)]);
}
