import { type DefaultTreeAdapterTypes, parse } from 'parse5';

/** The values of each header by its name in lowercase, one for each time that it was sent. */
export type HeaderLists = Readonly<Record<string, readonly string[] | undefined>>;

/** What a scan of a page got. */
export interface Scan {
  /** the page's address: https */
  readonly url: URL;
  readonly status: number;
  readonly headers: HeaderLists;
  readonly body: string;
  /** the Set-Cookie headers of everything that the scan asked for */
  readonly setCookies: readonly string[];
  /** the headers of the answer to a preflight from another origin, and that origin */
  readonly preflight: { readonly origin: string; readonly headers: HeaderLists } | null;
  /** the addresses from the page over http to where that leads; null if nothing answers there */
  readonly routeOverHttp: readonly URL[] | null;
}

/** The first value of a header; null if it was not sent. */
export const firstOf = (headers: HeaderLists, name: string): string | null => headers[name]?.[0] ?? null;

/** The content type without its parameters; empty if there is none. */
export const typeOf = (headers: HeaderLists): string =>
  (firstOf(headers, 'content-type') ?? '').split(';')[0]?.trim() ?? '';

/** An element's attributes. */
export type Attributes = Readonly<Record<string, string | undefined>>;

/** The elements of a page with one of these names, in order. */
export function elementsOf(html: string, ...names: readonly string[]): { name: string; attributes: Attributes }[] {
  const found: { name: string; attributes: Attributes }[] = [];
  const look = (node: DefaultTreeAdapterTypes.Node): void => {
    if (!('childNodes' in node)) return;
    for (const child of node.childNodes) {
      if ('tagName' in child && names.includes(child.tagName)) {
        const attributes = Object.fromEntries(child.attrs.map(({ name, value }) => [name, value]));
        found.push({ name: child.tagName, attributes });
      }
      look(child);
    }
  };
  look(parse(html));
  return found;
}
