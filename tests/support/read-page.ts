import { type DefaultTreeAdapterTypes, parse } from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

/** What a search engine reads of a page. */
export interface ReadPage {
  readonly title: string;
  readonly description: string | null;
  readonly canonical: string | null;
  readonly isIndexable: boolean;
  /** og:title, og:url and the like, by name */
  readonly shared: ReadonlyMap<string, string>;
  readonly headings: number;
  /** href of every link */
  readonly links: readonly string[];
}

/**
 * Reads the head of one of our pages by the rules of the HTML standard, and links and headings as our renderer writes them: a
 * crawl reads thousands of pages, and their bodies are parsed whole elsewhere (html-faults.ts).
 */
export function readPage(html: string): ReadPage {
  const end = html.indexOf('</head>');
  const meta = new Map<string, string>();
  let title = '';
  let canonical: string | null = null;
  visitElements(parse(html.slice(0, end)), (element) => {
    const at = (name: string) => element.attrs.find((attr) => attr.name === name)?.value ?? null;
    if (element.tagName === 'title') title = textOf(element);
    if (element.tagName === 'meta') meta.set(at('name') ?? at('property') ?? '', at('content') ?? '');
    if (element.tagName === 'link' && at('rel') === 'canonical') canonical = at('href');
  });
  const body = html.slice(end);
  const hrefs = [...body.matchAll(/<a\b[^>]*?\shref="([^"]*)"/g)].map(([, href = '']) => unescaped(href));
  return {
    title,
    description: meta.get('description') ?? null,
    canonical,
    isIndexable: !(meta.get('robots') ?? '').includes('noindex'),
    shared: new Map([...meta].filter(([name]) => name.startsWith('og:'))),
    headings: body.match(/<h1\b/g)?.length ?? 0,
    links: [...new Set(hrefs)],
  };
}

function visitElements(node: Node, visit: (element: Element) => void): void {
  if ('tagName' in node) visit(node);
  if ('childNodes' in node) for (const child of node.childNodes) visitElements(child, visit);
}

function textOf(element: Element): string {
  return element.childNodes.map((child) => ('value' in child ? child.value : '')).join('');
}

/** React escapes five signs in attributes. */
function unescaped(text: string): string {
  return text
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}
