import { formatCount } from '../../../shared/copy/format/numbers.ts';
import { oneLine } from '../../../shared/copy/format/prose.ts';

/** What placeholders stand for, by name. */
export type TemplateData = Readonly<Record<string, string | number>>;

/** '{records}', or '{records:record|records}' for the word that follows a number. */
const PLACEHOLDER = /\{(\w+)(?::([^{}|]+)\|([^{}|]+))?\}/g;
const WHOLE_NUMBER = /^\d{1,15}$/;
/** Longest text that a placeholder stands for, in characters: what says a call to action is short. */
const VALUE_MAX = 60;

/**
 * A template with its placeholders filled in; numbers are written 1,234. Where one of them has no value, a blank one, one
 * too long or a count of 0, the whole text is '': its call to action would promise what is not there (P7-042).
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

/** Whether every brace of a text belongs to a placeholder. */
export function isTemplate(text: string): boolean {
  return !/[{}]/.test(text.replace(PLACEHOLDER, ''));
}

/** A number above 0 or a short text; null for what a sentence cannot hold. */
function sayable(value: string | number | undefined): string | number | null {
  if (typeof value === 'string') {
    const text = oneLine(value);
    if (WHOLE_NUMBER.test(text)) return sayable(Number(text));
    return text === '' || text.length > VALUE_MAX ? null : text;
  }
  return value !== undefined && Number.isSafeInteger(value) && value > 0 ? value : null;
}
