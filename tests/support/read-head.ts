import { type DefaultTreeAdapterTypes, parse } from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

/** What a search engine reads of a page, by the HTML standard's own rules. */
export interface ReadPage {
  readonly title: string;
  readonly description: string | null;
  readonly canonical: string | null;
  readonly isIndexable: boolean;
  /** og:title, og:url and the like, by name */
  readonly shared: ReadonlyMap<string, string>;
  readonly headings: number;
  /** href of every link, as it is written */
  readonly links: readonly string[];
}

export function readPage(html: string): ReadPage {
  const meta = new Map<string, string>();
  const links = new Set<string>();
  const titles: string[] = [];
  let canonical: string | null = null;
  let headings = 0;
  const visit = (node: Node): void => {
    if ('tagName' in node) {
      const at = (name: string) => attribute(node, name);
      if (node.tagName === 'title' && node.namespaceURI.endsWith('xhtml')) titles.push(textOf(node));
      if (node.tagName === 'meta') meta.set(at('name') ?? at('property') ?? '', at('content') ?? '');
      if (node.tagName === 'link' && at('rel') === 'canonical') canonical = at('href');
      if (node.tagName === 'h1') headings += 1;
      const href = at('href');
      if (node.tagName === 'a' && href !== null) links.add(href);
    }
    if ('childNodes' in node) for (const child of node.childNodes) visit(child);
  };
  visit(parse(html));
  return {
    title: titles.join(''),
    description: meta.get('description') ?? null,
    canonical,
    isIndexable: !(meta.get('robots') ?? '').includes('noindex'),
    shared: new Map([...meta].filter(([name]) => name.startsWith('og:'))),
    headings,
    links: [...links],
  };
}

function attribute(element: Element, name: string): string | null {
  return element.attrs.find((attr) => attr.name === name)?.value ?? null;
}

function textOf(element: Element): string {
  return element.childNodes.map((child) => ('value' in child ? child.value : '')).join('');
}
