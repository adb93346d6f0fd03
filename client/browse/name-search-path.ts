import { paths } from '../../shared/urls/paths.ts';
import { hasUnspellableLetters } from '../../shared/urls/segments.ts';

/** The search for a name; null for one that no path can spell. */
export function nameSearchPath(name: string, location = ''): string | null {
  return hasUnspellableLetters(name) ? null : paths.personSearch({ name, location });
}
