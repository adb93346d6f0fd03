import { inflateSync } from 'node:zlib';

/**
 * For tests of printing: what a PDF of Chromium consists of. It reads what Chromium writes, no other PDF: plain objects,
 * and one compressed stream of content for each page.
 */
export interface PrintedPdf {
  readonly pages: number;
  /** of each page, the texts in the order they are drawn, without the spaces between them */
  readonly texts: readonly string[];
}

export function readPdf(bytes: Buffer): PrintedPdf {
  const objects = readObjects(bytes);
  const pages = [...objects.values()].filter(({ dictionary }) => /\/Type\s*\/Page\b/.test(dictionary));
  return { pages: pages.length, texts: pages.map((page) => textOf(page, objects)) };
}

interface PdfObject {
  readonly dictionary: string;
  /** inflated; '' without one */
  readonly stream: string;
}
type Objects = ReadonlyMap<string, PdfObject>;

function readObjects(bytes: Buffer): Objects {
  const text = bytes.toString('latin1');
  const objects = new Map<string, PdfObject>();
  for (const { 1: id = '', index, 0: head } of text.matchAll(/(?:^|\n)(\d+) 0 obj\b/g)) {
    const end = text.indexOf('\nendobj', index);
    const body = text.slice(index + head.length, end);
    const at = body.indexOf('stream\n');
    const dictionary = at < 0 ? body : body.slice(0, at);
    objects.set(id, { dictionary, stream: at < 0 ? '' : inflate(body.slice(at + 'stream\n'.length), dictionary) });
  }
  return objects;
}

function inflate(stream: string, dictionary: string): string {
  if (!dictionary.includes('/FlateDecode')) return stream;
  const length = Number(/\/Length (\d+)/.exec(dictionary)?.[1] ?? 0);
  return inflateSync(Buffer.from(stream.slice(0, length), 'latin1')).toString('latin1');
}

/** Each font has its own codes for letters, and a table that says which is which. */
function textOf(page: PdfObject, objects: Objects): string {
  const { dictionary } = page;
  const resources = /\/Resources (\d+) 0 R/.exec(dictionary)?.[1];
  const fonts = resources === undefined ? dictionary : (objects.get(resources)?.dictionary ?? '');
  const letters = new Map<string, ReadonlyMap<string, string>>();
  for (const { 1: name = '', 2: id = '' } of fonts.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
    const table = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id)?.dictionary ?? '')?.[1];
    letters.set(name, lettersOf(table === undefined ? '' : (objects.get(table)?.stream ?? '')));
  }
  const contents = /\/Contents (\d+) 0 R/.exec(dictionary)?.[1];
  const drawn = contents === undefined ? '' : (objects.get(contents)?.stream ?? '');
  let font: ReadonlyMap<string, string> = new Map();
  let text = '';
  for (const { 1: name, 2: codes } of drawn.matchAll(/\/(F\d+) [\d.]+ Tf|<([0-9A-Fa-f]+)>/g)) {
    if (name !== undefined) font = letters.get(name) ?? new Map();
    for (const code of codes?.match(/.{4}/g) ?? []) text += font.get(code.toUpperCase()) ?? '';
  }
  return text;
}

/** Letters by code, both as four hex digits. */
function lettersOf(table: string): ReadonlyMap<string, string> {
  const letters = new Map<string, string>();
  const codeOf = (code: number) => code.toString(16).padStart(4, '0').toUpperCase();
  for (const { 1: rows = '' } of table.matchAll(/beginbfchar([\s\S]*?)endbfchar/g))
    for (const { 1: code = '', 2: to = '' } of rows.matchAll(/<(\w+)> <(\w+)>/g))
      letters.set(code.toUpperCase(), unicode(to));
  for (const { 1: rows = '' } of table.matchAll(/beginbfrange([\s\S]*?)endbfrange/g))
    for (const { 1: first = '', 2: last = '', 3: to = '' } of rows.matchAll(/<(\w+)> <(\w+)> <(\w+)>/g))
      for (let at = Number.parseInt(first, 16); at <= Number.parseInt(last, 16); at += 1)
        letters.set(codeOf(at), String.fromCharCode(Number.parseInt(to, 16) + at - Number.parseInt(first, 16)));
  return letters;
}

function unicode(hex: string): string {
  return (hex.match(/.{4}/g) ?? []).map((code) => String.fromCharCode(Number.parseInt(code, 16))).join('');
}
