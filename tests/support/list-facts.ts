import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { matchRoute } from '../../shared/urls/route-table.ts';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

/** A link with a number: how many people or properties it says are behind it. */
export interface CountedLink {
  readonly href: string;
  readonly count: number;
  /** counting stopped there: there may be more */
  readonly isCapped: boolean;
  /** the id of the heading of its list, or its list's label; null for neither */
  readonly list: string | null;
}

/** One row of a list of people. */
export interface PersonRow {
  readonly href: string;
  readonly name: string;
  /** the whole text of the row: name, age, places, why it is here */
  readonly text: string;
  /** it stands under near spellings, apart from the list */
  readonly isSpelling: boolean;
}

/** What a page with a list says about it, as a reader sees it. */
export interface ListFacts {
  readonly heading: string;
  /** the sentence below the heading; '' for none */
  readonly countLine: string;
  readonly people: readonly PersonRow[];
  /** links to properties in the list */
  readonly properties: readonly string[];
  readonly counted: readonly CountedLink[];
}

/** 'Gresham 2,105 people', 'one property', '100+ people' */
const COUNTED = /([\d,]+)(\+?)\s*(?:people|person|properties|property)$/;

/** Reads the lists in the main part of a page. */
export function readListFacts(html: string): ListFacts {
  const main = findAll(parse(html), (element) => element.tagName === 'main')[0];
  if (main === undefined) throw new Error('a page without a main part');
  const heading = findAll(main, ({ tagName }) => tagName === 'h1')[0];
  const links = findAll(main, ({ tagName }) => tagName === 'a').map((element) => ({
    element,
    href: attribute(element, 'href') ?? '',
  }));
  const routed = (name: string) => links.filter(({ href }) => matchRoute(href.split(/[?#]/, 1)[0] ?? '') === name);
  return {
    heading: heading === undefined ? '' : textOf(heading),
    countLine: heading === undefined ? '' : sentenceAfter(heading),
    people: routed('person')
      .filter(({ element }) => around(element, 'li') !== null)
      .map(({ element, href }) => {
        const row = around(element, 'li') ?? element;
        const name = findAll(row, ({ tagName }) => tagName === 'b' || tagName === 'h2')[0] ?? element;
        return {
          href,
          name: textOf(name),
          text: textOf(row),
          isSpelling: attribute(around(element, 'section'), 'aria-labelledby') === 'close-spellings',
        };
      }),
    properties: routed('property').map(({ href }) => href),
    counted: links.flatMap(({ element, href }) => {
      const line = around(element, 'li');
      const found = COUNTED.exec(textOf(element)) ?? (line === null ? null : COUNTED.exec(textOf(line)));
      if (found === null) return [];
      const list =
        attribute(around(element, 'ul'), 'aria-label') ?? attribute(around(element, 'section'), 'aria-labelledby');
      return [{ href, count: numberIn(found[1]), isCapped: found[2] === '+', list }];
    }),
  };
}

/** '2,105' as a number. */
export const numberIn = (text = ''): number => Number(text.replaceAll(',', ''));

function findAll(node: Node, matches: (element: Element) => boolean): Element[] {
  const found = 'tagName' in node && matches(node) ? [node] : [];
  return 'childNodes' in node ? [...found, ...node.childNodes.flatMap((child) => findAll(child, matches))] : found;
}

/** The nearest element of a kind around this one, if it is within the page's main part. */
function around(element: Element, tagName: string): Element | null {
  for (let at = element.parentNode; at !== null && 'tagName' in at; at = at.parentNode)
    if (at.tagName === tagName) return at;
  return null;
}

function attribute(element: Element | null, name: string): string | null {
  return element?.attrs.find((attr) => attr.name === name)?.value ?? null;
}

/** Text as it is read, with one space between what stands apart. */
function textOf(node: Node): string {
  return piecesOf(node).join(' ').replace(/\s+/g, ' ').trim();
}

function piecesOf(node: Node): string[] {
  if ('value' in node && node.nodeName === '#text') return [node.value];
  return 'childNodes' in node ? node.childNodes.flatMap(piecesOf) : [];
}

function sentenceAfter(heading: Element): string {
  const siblings = heading.parentNode?.childNodes ?? [];
  const next = siblings.slice(siblings.indexOf(heading) + 1).find((node) => 'tagName' in node);
  return next !== undefined && 'tagName' in next && next.tagName === 'p' ? textOf(next) : '';
}
