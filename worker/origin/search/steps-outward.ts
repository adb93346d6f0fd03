import { placeText } from '../../../shared/urls/location.ts';
import type { AnswerPlace, SearchArea } from './search-area.ts';

/** Where a name can be searched. */
export interface Step {
  /** as a path spells it; '' for anywhere */
  readonly location: string;
  readonly area: SearchArea;
}

/** Where a search looked. */
interface SearchedPlace {
  /** as typed */
  readonly location: string;
  /** anywhere, too, if the place is unknown */
  readonly area: SearchArea;
  readonly place: AnswerPlace | null;
}

const ANYWHERE: Step = { location: '', area: { kind: 'anywhere' } };

/** The place itself, its state, and anywhere, as far as each is wider than the one before. */
export function stepsOutward({ area, place, location }: SearchedPlace): readonly Step[] {
  if (area.kind === 'anywhere') return [ANYWHERE];
  // A misspelled place is spelled as it was understood.
  const understood = place?.reading === 'spelling' ? placeText(place.city, place.stateCode) : location;
  const here: Step = { location: understood, area };
  const stateCode = place?.stateCode ?? null;
  if (area.kind === 'state' || stateCode === null) return [here, ANYWHERE];
  return [here, { location: stateCode, area: { kind: 'state', stateCode } }, ANYWHERE];
}
