import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { siteCopy } from '../../shared/copy/site/site.ts';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

/** A breadcrumb as a reader sees it; without a link it is the page itself. */
export interface ShownCrumb {
  readonly name: string;
  readonly href: string | null;
}

/** What a reader and a search engine find in a document, by the rules of the HTML standard. */
export interface ShownPage {
  /** the pieces of text of the body in order, white space collapsed, each with the id that labels the section it is in */
  readonly pieces: readonly { readonly text: string; readonly section: string | null }[];
  /** all of them in one line */
  readonly text: string;
  /** targets of the body's links */
  readonly hrefs: ReadonlySet<string>;
  /** null on a page without any */
  readonly crumbs: readonly ShownCrumb[] | null;
  readonly canonical: string | null;
  /** the JSON-LD of every data block, as text */
  readonly structured: readonly string[];
}

/** The value of an element's attribute; null without it. */
type Attributes = (name: string) => string | null;

/** Elements whose text nobody reads. */
const UNREAD = ['script', 'style', 'template', 'noscript'];

/** Reads a document; elements that `isSkipped` recognizes by their attributes count as not there. */
export function shownPage(html: string, isSkipped: (attribute: Attributes) => boolean = () => false): ShownPage {
  const pieces: { text: string; section: string | null }[] = [];
  const hrefs = new Set<string>();
  const structured: string[] = [];
  let crumbs: ShownCrumb[] | null = null;
  let canonical: string | null = null;
  const visit = (node: Node, section: string | null, isBody: boolean): void => {
    let inside = section;
    if (isElement(node)) {
      const { tagName } = node;
      if (tagName === 'script' && at(node, 'type') === 'application/ld+json') structured.push(textOf(node));
      if (tagName === 'link' && at(node, 'rel') === 'canonical') canonical = at(node, 'href');
      if (UNREAD.includes(tagName) || isSkipped((name) => at(node, name))) return;
      if (tagName === 'section') inside = at(node, 'aria-labelledby');
      const href = at(node, 'href');
      if (tagName === 'a' && href !== null) hrefs.add(href);
      if (tagName === 'nav' && at(node, 'aria-label') === siteCopy.breadcrumb) crumbs = crumbsIn(node);
    }
    if (isBody && node.nodeName === '#text') {
      const text = flat((node as DefaultTreeAdapterTypes.TextNode).value);
      if (text !== '') pieces.push({ text, section: inside });
    }
    const isInBody = isBody || node.nodeName === 'body';
    if ('childNodes' in node) for (const child of node.childNodes) visit(child, inside, isInBody);
  };
  visit(parse(html), null, false);
  return { pieces, text: pieces.map(({ text }) => text).join(' '), hrefs, crumbs, canonical, structured };
}

function crumbsIn(nav: Element): ShownCrumb[] {
  const found: ShownCrumb[] = [];
  const visit = (node: Node): void => {
    if (isElement(node) && node.tagName === 'li') {
      const [inner] = node.childNodes.filter(isElement);
      if (inner !== undefined) found.push({ name: flat(textOf(inner)), href: at(inner, 'href') });
      return;
    }
    if ('childNodes' in node) for (const child of node.childNodes) visit(child);
  };
  visit(nav);
  return found;
}

/** Without line breaks and runs of spaces. */
export const flat = (text: string): string => text.replace(/\s+/g, ' ').trim();

function textOf(node: Node): string {
  if (node.nodeName === '#text') return (node as DefaultTreeAdapterTypes.TextNode).value;
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';
}

function at(element: Element, name: string): string | null {
  return element.attrs.find((attribute) => attribute.name === name)?.value ?? null;
}

function isElement(node: Node): node is Element {
  return 'tagName' in node;
}
