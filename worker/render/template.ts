import { type Attribute, attributeOf } from './attributes.ts';

/**
 * Elements that the build has compiled (scripts/lib/build/compile-jsx.ts): what never changes is text, and only values
 * and components are left to render. None of our code writes templates.
 */

/** Marks a template among the nodes to render. */
export const TEMPLATE = Symbol('template');
/** Marks a component that renders the same every time. */
export const CONSTANT = Symbol('constant');

/** What a value of a template is: a child, HTML as it is, or an attribute. */
export type Slot = typeof CHILD | typeof HTML | Attribute;
export const CHILD = 0;
export const HTML = 1;

/** One JSX expression, as compiled: `texts` has one more entry than `slots`. */
export interface TemplateShape {
  readonly texts: readonly string[];
  readonly slots: readonly Slot[];
  /** whether each text ends in character data: what follows it may need a separator */
  readonly endsInText: readonly boolean[];
  /** whether each text begins with character data */
  readonly beginsInText: readonly boolean[];
}

export interface Template {
  readonly $$typeof: typeof TEMPLATE;
  readonly shape: TemplateShape;
  readonly values: readonly unknown[];
}

/** An element of a component whose props never change, rendered once per isolate. */
export interface Constant {
  readonly $$typeof: typeof CONSTANT;
  readonly make: () => unknown;
  /** null until it has been rendered */
  html: string | null;
}

/** The shape of a template; a slot that is an attribute comes as its name. */
export function shapeOf(
  texts: readonly string[],
  slots: readonly (typeof CHILD | typeof HTML | string)[],
): TemplateShape {
  return {
    texts,
    slots: slots.map((slot) => (typeof slot === 'string' ? attributeOf(slot) : slot)),
    endsInText: texts.map((text) => text !== '' && !text.endsWith('>')),
    // After an attribute the text goes on inside a tag.
    beginsInText: texts.map((text, at) => text !== '' && !text.startsWith('<') && typeof slots[at - 1] !== 'string'),
  };
}

export function constantOf(make: () => unknown): Constant {
  return { $$typeof: CONSTANT, make, html: null };
}
