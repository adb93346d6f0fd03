import { SEARCH_TEXT_MAX } from '../../shared/contract/calls/finding.ts';

/** What was typed, with control characters and runs of space as one space; longer than anybody's name is cut. */
export function tidyText(text: string | null): string {
  return (text ?? '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, SEARCH_TEXT_MAX);
}
