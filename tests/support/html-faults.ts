import { type DefaultTreeAdapterTypes, parse } from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

/** Words that no page may show: they are written-out missing values. */
const LEAKED_VALUE = /\bundefined\b|\bNaN\b|\[object Object\]|\bfunction\s*\(/;
/** Attributes that readers see or hear. */
const READ_ATTRIBUTES = ['aria-label', 'alt', 'title', 'href', 'placeholder', 'content', 'value'];

/** A page parsed without a browser, by the rules of the HTML standard. */
export interface ParsedPage {
  readonly faults: readonly string[];
  /** texts of the h1 elements */
  readonly headings: readonly string[];
  readonly text: string;
}

/**
 * Parses a complete document and lists its faults: parse errors, duplicate ids, data blocks that are not JSON,
 * written-out missing values.
 */
export function parsePage(html: string): ParsedPage {
  const faults: string[] = [];
  const document = parse(html, {
    sourceCodeLocationInfo: false,
    onParseError: (error) => faults.push(`parse error: ${error.code} at ${error.startOffset}`),
  });
  const headings: string[] = [];
  const ids = new Set<string>();
  const visit = (node: Node): void => {
    if (isElement(node)) look(node, ids, headings, faults);
    if ('childNodes' in node) for (const child of node.childNodes) visit(child);
  };
  visit(document);
  const text = textOf(document);
  const leaked = LEAKED_VALUE.exec(text);
  if (leaked !== null) faults.push(`shows '${text.slice(Math.max(0, leaked.index - 40), leaked.index + 40)}'`);
  return { faults, headings, text };
}

function look(element: Element, ids: Set<string>, headings: string[], faults: string[]): void {
  const { tagName, attrs } = element;
  for (const { name, value } of attrs) {
    if (name === 'id' && ids.has(value)) faults.push(`the id ${value} occurs twice`);
    if (name === 'id') ids.add(value);
    if (READ_ATTRIBUTES.includes(name) && LEAKED_VALUE.test(value)) faults.push(`${tagName} has ${name}="${value}"`);
  }
  if (tagName === 'h1') headings.push(textOf(element));
  const isData = tagName === 'script' && attrs.some(({ name, value }) => name === 'type' && value.includes('json'));
  if (isData && !isJson(rawText(element))) faults.push('a data block is not JSON');
}

function isElement(node: Node): node is Element {
  return 'tagName' in node;
}

/** The readable text: no scripts or styles, white space collapsed. */
function textOf(node: Node): string {
  const parts: string[] = [];
  const visit = (inner: Node): void => {
    if (isElement(inner) && ['script', 'style', 'template'].includes(inner.tagName)) return;
    if (inner.nodeName === '#text') parts.push((inner as DefaultTreeAdapterTypes.TextNode).value);
    if ('childNodes' in inner) for (const child of inner.childNodes) visit(child);
  };
  visit(node);
  return parts.join(' ').replace(/\s+/g, ' ').trim();
}

function rawText(element: Element): string {
  return element.childNodes.map((child) => (child as DefaultTreeAdapterTypes.TextNode).value ?? '').join('');
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
