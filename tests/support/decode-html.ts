const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };
const REFERENCE = /&(?:#x([0-9a-f]+)|#(\d+)|(amp|lt|gt|quot));/gi;
const ESCAPE = /\\u([0-9a-f]{4})/gi;

/** HTML with its character references decoded, and the escapes of its data blocks as well. */
export function decodeHtml(html: string): string {
  const text = html.replace(REFERENCE, (_, hex?: string, decimal?: string, name?: string) =>
    name === undefined
      ? String.fromCodePoint(Number.parseInt(hex ?? decimal ?? '', hex === undefined ? 10 : 16))
      : (NAMED[name.toLowerCase()] as string),
  );
  return text.replace(ESCAPE, (_, unit: string) => String.fromCharCode(Number.parseInt(unit, 16)));
}
