import type { SearchAnswer } from '../../../shared/contract/finding/search.ts';

/** Where a search looks: everywhere, in a state, or in some places of the gazetteer. */
export type SearchArea =
  | { readonly kind: 'anywhere' }
  | { readonly kind: 'state'; readonly stateCode: string }
  | { readonly kind: 'places'; readonly placeIds: readonly number[] };

/** The areas of the name table that a search covers. */
export function areasOf(area: SearchArea): readonly string[] {
  switch (area.kind) {
    case 'anywhere':
      return [''];
    case 'state':
      return [area.stateCode];
    case 'places':
      return area.placeIds.map(String);
  }
}

/** A place as an answer tells it; the search itself adds `meant`, with how many people of the name are there. */
export type AnswerPlace = Omit<NonNullable<SearchAnswer['place']>, 'meant'>;

/** Another place that the words may mean. */
export interface MeantPlace {
  /** as a path spells it: 'Portland, OR', 'King County, WA' */
  readonly location: string;
  readonly area: SearchArea;
  /** who live there, whatever their names */
  readonly people: number;
}

export interface ResolvedPlace {
  /** null if the gazetteer does not know the place: nobody lives there */
  readonly area: SearchArea | null;
  readonly place: AnswerPlace | null;
  /** where people of the words' other meanings live, most people first; at most `MEANT_PLACES_MAX` */
  readonly meant: readonly MeantPlace[];
}
