import type { RecordField } from './field-rules.ts';

/** Fields under a heading, as far as their words matter. */
interface Titled {
  readonly title: string | null;
  readonly outcome?: { readonly text: string } | null;
  readonly fields: readonly RecordField[];
}

/** The words that a reader of these fields sees: headings, outcomes, and the labels and values of what is there. */
export function fieldTexts(groups: readonly Titled[]): string[] {
  return groups.flatMap(({ title, outcome, fields }) => {
    const known = fields.flatMap(({ label, value }) => (value === null ? [] : [`${label} ${value}`]));
    return [title ?? '', outcome?.text ?? '', ...known].filter((text) => text !== '');
  });
}
