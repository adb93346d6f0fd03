import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { isNotFollowed } from '../../shared/urls/crawl-rules.ts';
import { decodeHtml } from './decode-html.ts';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

/** What a search engine reads on a page. */
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
  /** links to payment and accounts that do not say nofollow */
  readonly unmarked: readonly string[];
}

/** A link on a page. */
export interface PageLink {
  readonly href: string;
  /** 'nofollow' and the like */
  readonly rel: readonly string[];
}

/**
 * Reads the head of one of our pages by the rules of the HTML standard, and links and headings as our renderer writes
 * them: a crawl reads thousands of pages, and html-faults.ts parses their bodies completely elsewhere.
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
  const links = linksOf(body);
  return {
    title,
    description: meta.get('description') ?? null,
    canonical,
    isIndexable: !(meta.get('robots') ?? '').includes('noindex'),
    shared: new Map([...meta].filter(([name]) => name.startsWith('og:'))),
    headings: body.match(/<h1\b/g)?.length ?? 0,
    links: [...new Set(links.map(({ href }) => href))],
    unmarked: links.filter(({ href, rel }) => isNotFollowed(href) && !rel.includes('nofollow')).map(({ href }) => href),
  };
}

/** The links of a page, as our renderer writes them. */
export function linksOf(html: string): PageLink[] {
  return [...html.matchAll(/<a\s[^>]*>/g)].flatMap(([tag]) => {
    const href = /\shref="([^"]*)"/.exec(tag)?.[1];
    if (href === undefined) return [];
    return [{ href: decodeHtml(href), rel: (/\srel="([^"]*)"/.exec(tag)?.[1] ?? '').split(' ') }];
  });
}

function visitElements(node: Node, visit: (element: Element) => void): void {
  if ('tagName' in node) visit(node);
  if ('childNodes' in node) for (const child of node.childNodes) visitElements(child, visit);
}

function textOf(element: Element): string {
  return element.childNodes.map((child) => ('value' in child ? child.value : '')).join('');
}
