import type { PropertyAnswer } from '../../../shared/contract/records/property.ts';
import { homeLine } from '../../../shared/copy/search/home-line.ts';

/**
 * What the building is, in one line: '3 beds · 2 baths · 1,540 sq ft · built 1954'; without the baths, and with its size in
 * hundreds, for everybody but readers of the report. '' if nothing is on record.
 */
export function homeText(answer: PropertyAnswer): string {
  if (answer.type === 'full') return homeLine(answer.property);
  return answer.home === undefined ? '' : homeLine(answer.home);
}
