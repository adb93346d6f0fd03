/** How a page of results names its place, and what it says about how a typed place was understood. */
export const resultsPlaceCopy = {
  in: (place: string) => `in ${place}`,
  near: (place: string) => `near ${place}`,
  around: (miles: number, place: string) => `within ${miles} miles of ${place}`,
  /** `where`: 'in New York, NY', 'within 25 miles of Dallas, TX' */
  nickname: (where: string, typed: string) => `We searched ${where} for “${typed}”.`,
  misspelled: (place: string, typed: string) => `No place is called “${typed}”. We searched ${place} instead.`,
  widened: (city: string, zip: string) => `Showing all of ${city} for ${zip}.`,
  /** before the places that a typed one may mean */
  didYouMean: 'Did you mean',
  allOf: (state: string) => `Search all of ${state}`,
  everywhere: 'Search everywhere',
} as const;
