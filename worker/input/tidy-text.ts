import { SEARCH_TEXT_MAX } from '../../shared/contract/calls/finding.ts';
import { singleLine } from '../../shared/forms/single-line.ts';

/**
 * Typed text with control characters and runs of whitespace collapsed to one space, cut at the longest name we search
 * for.
 */
export function tidyText(text: string | null): string {
  return singleLine(text ?? '').slice(0, SEARCH_TEXT_MAX);
}
