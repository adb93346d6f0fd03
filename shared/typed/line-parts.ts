import { isCountry } from '../people/places/country.ts';

/** A line at its commas, semicolons and tabs, without empty parts and without the country at its end. */
export function partsOf(text: string): string[] {
  const parts = text
    .split(/[,;\t]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  while (parts.length > 1 && isCountry(parts.at(-1) ?? '')) parts.pop();
  return parts;
}
