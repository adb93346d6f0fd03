import { parse, type DefaultTreeAdapterTypes as tree } from 'parse5';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect } from 'vitest';
import { render } from '../../worker/render/walk.ts';

/**
 * Fails unless our renderer writes the document that React's own writes: the same elements, attributes, texts and
 * comments in the same order. Of the head, only the order may differ: React sorts it.
 *
 * @param compiled the same document from files compiled for the workers
 * @returns React's document
 */
export function expectSameMarkup(document: ReactNode, compiled: ReactNode): string {
  const expected = renderToString(document);
  for (const ours of [document, compiled]) expect(differencesOfMarkup(render(ours).html, expected)).toEqual([]);
  return expected;
}

/** Where two documents, or parts of one, differ first: nothing if they are the same. */
export function differencesOfMarkup(ours: string, expected: string): string[] {
  return differences(normalized(ours), normalized(expected));
}

/** The first lines that are not the same. */
function differences(ours: readonly string[], expected: readonly string[]): string[] {
  const at = expected.findIndex((line, index) => ours[index] !== line);
  const from = at < 0 && ours.length > expected.length ? expected.length : at;
  return from < 0 ? [] : [`React: ${expected.slice(from, from + 3)}`, `ours: ${ours.slice(from, from + 3)}`];
}

function normalized(html: string): string[] {
  const lines = (name: string) => linesOf(find(parse(html, { scriptingEnabled: false }), name));
  return [...lines('head').toSorted(), ...lines('body')];
}

function find(node: tree.ParentNode, name: string): tree.Element {
  const within = node.childNodes.filter((child) => 'tagName' in child);
  const found = within.find(({ tagName }) => tagName === name);
  const [next] = within;
  if (found === undefined && next === undefined) throw new Error(`no ${name}`);
  return found ?? find(next as tree.Element, name);
}

/** One line per node; attributes sorted. */
function linesOf(node: tree.ParentNode): string[] {
  return node.childNodes.flatMap((child) => {
    if ('tagName' in child) return isOurs(child) ? [] : elementLines(child);
    if (child.nodeName === '#comment') {
      const { data } = child as tree.CommentNode;
      return data.startsWith('/late-') ? [] : [`<!--${data}-->`];
    }
    return [`"${(child as tree.TextNode).value}"`];
  });
}

function elementLines(element: tree.Element): string[] {
  const attributes = element.attrs.map(({ name, value }) => `${name}=${value}`).toSorted();
  return [`<${[element.tagName, ...attributes].join(' ')}>`, ...linesOf(element).map((line) => `  ${line}`)];
}

/** The marks of late slots, React's own hint to load a picture, and the boot script, which React moves to the head. */
function isOurs({ tagName, attrs }: tree.Element): boolean {
  const has = (name: string, value: RegExp) =>
    attrs.some((attribute) => attribute.name === name && value.test(attribute.value));
  return (
    (tagName === 'template' && has('id', /^late-/)) ||
    (tagName === 'script' && has('type', /^module$/)) ||
    (tagName === 'link' && has('rel', /^preload$/) && has('as', /^image$/))
  );
}
