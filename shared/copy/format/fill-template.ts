import { formatCount } from './numbers.ts';
import { oneLine } from './prose.ts';

/** The values of placeholders, by name. */
export type TemplateData = Readonly<Record<string, string | number>>;

/** '{records}', or '{records:record|records}' for the word that follows a number. */
const PLACEHOLDER = /\{(\w+)(?::([^{}|]+)\|([^{}|]+))?\}/g;
const WHOLE_NUMBER = /^\d{1,15}$/;
/** Longest value of a placeholder, in characters: calls to action are short. */
const VALUE_MAX = 60;

/**
 * A template with its placeholders filled in; numbers are written 1,234. If a value is missing, blank, too long or a
 * count of 0, the entire text is '': its call to action would promise something that is not there (P7-042).
 */
export function fillTemplate(template: string, data: TemplateData): string {
  let isWhole = true;
  const text = template.replace(PLACEHOLDER, (_, name: string, one?: string, many?: string) => {
    const value = Object.hasOwn(data, name) ? sayable(data[name]) : null;
    if (value === null || (one !== undefined && typeof value === 'string')) {
      isWhole = false;
      return '';
    }
    if (typeof value === 'string') return value;
    if (one === undefined || many === undefined) return formatCount(value);
    return value === 1 ? one : many;
  });
  return isWhole ? oneLine(text) : '';
}

/** Whether every brace in a text belongs to a placeholder. */
export function isTemplate(text: string): boolean {
  return !/[{}]/.test(text.replace(PLACEHOLDER, ''));
}

/** A number above 0 or a short text; null for anything that does not fit a sentence. */
function sayable(value: string | number | undefined): string | number | null {
  if (typeof value === 'string') {
    const text = oneLine(value);
    if (WHOLE_NUMBER.test(text)) return sayable(Number(text));
    return text === '' || text.length > VALUE_MAX ? null : text;
  }
  return value !== undefined && Number.isSafeInteger(value) && value > 0 ? value : null;
}
