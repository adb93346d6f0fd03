import { buildSegment } from './segments.ts';

/** The id of a street in the list of its place's properties: 'street-n-halyard-ave'. */
export function streetAnchor(street: string): string {
  return `street-${buildSegment(street).toLowerCase()}`;
}
