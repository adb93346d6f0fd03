/**
 * Elements that the build has compiled (scripts/lib/build/compile-jsx.ts): what never changes is text, and only values
 * and components are left to render. None of our code writes templates; none of it imports this file.
 */

/** Marks a template among the nodes to render. */
export const TEMPLATE = Symbol('template');

/** What a value of a template is: a child, HTML as it is, or the attribute of this name. */
export type Slot = typeof CHILD | typeof HTML | string;
export const CHILD = 0;
export const HTML = 1;

/** One JSX expression, as compiled: `texts` has one more entry than `slots`. */
export interface TemplateShape {
  readonly texts: readonly string[];
  readonly slots: readonly Slot[];
  /** whether each text, or what came before it, ends in character data: what follows it may need a separator */
  readonly endsInText: readonly boolean[];
  /** whether each text begins with character data */
  readonly beginsInText: readonly boolean[];
}

export interface Template {
  readonly $$typeof: typeof TEMPLATE;
  readonly shape: TemplateShape;
  readonly values: readonly unknown[];
}

export function shapeOf(texts: readonly string[], slots: readonly Slot[]): TemplateShape {
  return {
    texts,
    slots,
    endsInText: texts.map((text) => text !== '' && !text.endsWith('>')),
    // After an attribute the text goes on inside a tag.
    beginsInText: texts.map((text, at) => text !== '' && !text.startsWith('<') && typeof slots[at - 1] !== 'string'),
  };
}
