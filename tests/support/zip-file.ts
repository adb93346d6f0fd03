import { crc32, deflateRawSync } from 'node:zlib';

/** A file in an archive; what is left out is as it should be. */
export interface ZippedFile {
  readonly name: string;
  readonly content: string | Buffer;
  readonly isStored?: boolean;
  readonly isEncrypted?: boolean;
  /** what the archive says of it, if that is not true */
  readonly claims?: { readonly bytes?: number; readonly crc?: number; readonly method?: number };
}

/** Makes a ZIP archive. */
export function zipFile(files: readonly ZippedFile[], comment = ''): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content, isStored = false, isEncrypted = false, claims = {} } of files) {
    const bytes = Buffer.from(content);
    const packed = isStored ? bytes : deflateRawSync(bytes);
    const named = Buffer.from(name);
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt16LE(isEncrypted ? 1 : 0, 2);
    fields.writeUInt16LE(claims.method ?? (isStored ? 0 : 8), 4);
    fields.writeUInt32LE(claims.crc ?? crc32(bytes), 10);
    fields.writeUInt32LE(packed.byteLength, 14);
    fields.writeUInt32LE(claims.bytes ?? bytes.byteLength, 18);
    fields.writeUInt16LE(named.byteLength, 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), fields, named, packed]);
    const more = Buffer.alloc(14);
    more.writeUInt32LE(offset, 10);
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00', 'latin1'), fields, more, named]));
    parts.push(local);
    offset += local.byteLength;
  }
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(files.length, 8);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(Buffer.concat(directory).byteLength, 12);
  end.writeUInt32LE(offset, 16);
  end.writeUInt16LE(Buffer.byteLength(comment), 20);
  return Buffer.concat([...parts, ...directory, end, Buffer.from(comment)]);
}
