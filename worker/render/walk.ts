import * as React from 'react';
import { LateSlot, type LateSlotProps } from '../../client/late-slot.ts';
import { escapeHtml } from '../../shared/html/escape-html.ts';
import { type Attribute, attributeHtml, attributeOf, VOID } from './attributes.ts';
import { CHILD, CONSTANT, type Constant, HTML, TEMPLATE, type Template } from './template.ts';

/**
 * Renders React elements to HTML in one pass, with the markup that React's own renderer writes and hydrates
 * (docs/decisions.md says why). It knows what our pages use: function components, fragments, late slots, the hooks below,
 * and templates that the build has compiled. Anything else throws. Not reentrant, and synchronous.
 */

/** A part whose data has not arrived. */
export interface LatePart extends LateSlotProps {
  /** the id of the template that stands before what the part will replace */
  readonly id: string;
}

/** HTML, and what is missing in it. */
export interface Rendered {
  readonly html: string;
  readonly late: readonly LatePart[];
}

const ELEMENT = Symbol.for('react.transitional.element');
const FRAGMENT = React.Fragment as unknown as symbol;

interface Element {
  readonly $$typeof: typeof ELEMENT;
  readonly type: unknown;
  readonly props: Props;
}
type Props = Readonly<Record<string, unknown>>;

let out = '';
/** React keeps two texts apart by a comment, so that the browser sees two nodes. */
let isAfterText = false;
let late: LatePart[] = [];
/** the value of the select around an option */
let selected: unknown;

/** Renders a page, or what a late part shows once its data has arrived. */
export function render(node: React.ReactNode): Rendered {
  const before = internals.H;
  internals.H = HOOKS;
  out = '';
  isAfterText = false;
  late = [];
  selected = undefined;
  try {
    write(node);
    return { html: out, late };
  } finally {
    internals.H = before;
    out = '';
    late = [];
  }
}

function write(node: unknown): void {
  switch (typeof node) {
    case 'string':
      writeText(node);
      return;
    case 'number':
      writeText(String(node));
      return;
    case 'object':
      if (node === null) return;
      if (Array.isArray(node)) for (const child of node) write(child);
      else if ((node as Template).$$typeof === TEMPLATE) writeTemplate(node as Template);
      else if ((node as Element).$$typeof === ELEMENT) writeElement(node as Element);
      else if ((node as Constant).$$typeof === CONSTANT) writeConstant(node as Constant);
      else throw new Error('cannot render this object');
  }
}

function writeText(text: string): void {
  if (text === '') return;
  if (isAfterText) out += '<!-- -->';
  out += escapeHtml(text);
  isAfterText = true;
}

function writeTemplate({ shape, values }: Template): void {
  const { texts, slots, beginsInText, endsInText } = shape;
  for (let at = 0; ; at += 1) {
    const text = texts[at] as string;
    if (text !== '') {
      if (isAfterText && beginsInText[at]) out += '<!-- -->';
      out += text;
      isAfterText = endsInText[at] as boolean;
    }
    if (at === values.length) return;
    const slot = slots[at];
    if (slot === CHILD) write(values[at]);
    else if (slot === HTML) out += values[at];
    else out += attributeHtml(slot as Attribute, values[at]);
  }
}

/** Its HTML is kept, unless it is text, which may need a separator. */
function writeConstant(constant: Constant): void {
  const { html } = constant;
  if (html === null) {
    const from = out.length;
    const wasAfterText = isAfterText;
    write(constant.make());
    const written = out.slice(from);
    if (!wasAfterText && written.startsWith('<') && written.endsWith('>')) constant.html = written;
    return;
  }
  out += html;
  isAfterText = false;
}

function writeElement({ type, props }: Element): void {
  if (type === LateSlot) writeLate(props as unknown as LateSlotProps);
  else if (typeof type === 'function') write((type as (props: Props) => unknown)(props));
  else if (typeof type === 'string') writeTag(type, props);
  else if (type === FRAGMENT || type === React.StrictMode) write(props.children);
  else throw new Error('cannot render this kind of element');
}

function writeTag(tag: string, props: Props): void {
  let { children } = props;
  out += tag === 'html' ? '<!DOCTYPE html><html' : `<${tag}`;
  for (const name in props) out += attributeHtml(attributeOf(name), props[name]);
  if (tag === 'input') {
    out += props.value === undefined ? attributeHtml(attributeOf('value'), props.defaultValue) : '';
    if (props.checked ?? props.defaultChecked) out += ' checked=""';
  } else if (tag === 'option' && selected !== undefined && String(selected) === String(props.value ?? children))
    out += ' selected=""';
  else if (tag === 'textarea') children = props.value ?? props.defaultValue;
  out += VOID.has(tag) ? '/>' : '>';
  isAfterText = false;
  if (VOID.has(tag)) return;
  if (tag === 'select') selected = props.value ?? props.defaultValue;
  const inner = props.dangerouslySetInnerHTML as { readonly __html: string } | undefined;
  if (inner === undefined) write(children);
  else out += inner.__html;
  if (tag === 'select') selected = undefined;
  out += `</${tag}>`;
  isAfterText = false;
}

/** What to show until the late data is here, between marks that say what to replace then. */
function writeLate({ draw }: LateSlotProps): void {
  const id = `late-${late.length}`;
  late.push({ id, draw });
  out += `<template id="${id}"></template>`;
  isAfterText = false;
  write(draw(null));
  out += `<!--/${id}-->`;
  isAfterText = false;
}

/** Hooks on a server: first states, no effects. */
const HOOKS = {
  useState: (initial: unknown) => [typeof initial === 'function' ? initial() : initial, noop],
  useRef: (initial: unknown) => ({ current: initial }),
  useMemo: (make: () => unknown) => make(),
  useCallback: (callback: unknown) => callback,
  useSyncExternalStore: (_: unknown, get: () => unknown, getOnServer: () => unknown) => (getOnServer ?? get)(),
  useEffect: noop,
  useLayoutEffect: noop,
};

function noop(): void {}

/** Where React looks for the renderer's hooks. */
const internals = (
  React as unknown as {
    __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: { H: unknown };
  }
).__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE;
