/** What is known about a person, as far as the score needs it. */
export interface KnownParts {
  readonly currentAddress: boolean;
  readonly age: boolean;
  readonly phone: boolean;
  readonly email: boolean;
  readonly relative: boolean;
  readonly formerAddress: boolean;
  readonly job: boolean;
  readonly property: boolean;
}

const POINTS: { readonly [K in keyof KnownParts]: number } = {
  currentAddress: 20,
  age: 15,
  phone: 15,
  email: 10,
  relative: 15,
  formerAddress: 10,
  job: 10,
  property: 5,
};

/** A page below this score says too little to be indexed or listed in the sitemap (P9-054). */
export const INDEXABLE_FILL_SCORE = 30;

/** How full a page is, 0 to 100 (P3-005, P3-006). It controls breadcrumbs (P2-072) and indexing (P9-054). */
export function fillScore(known: KnownParts): number {
  return (Object.keys(POINTS) as (keyof KnownParts)[]).reduce((sum, part) => sum + (known[part] ? POINTS[part] : 0), 0);
}
