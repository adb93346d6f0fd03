/** The kinds of certificates that the partner searches (P9-058). */
export const GENEALOGY_RECORDS = ['birth', 'death', 'divorce'] as const;
export type GenealogyRecord = (typeof GENEALOGY_RECORDS)[number];

/**
 * The partner's search for a person (P9-059): the operator's address with its own query, then `lastName`, `firstName`,
 * `state` and `record`; unknown values are left out.
 *
 * @param searchUrl GENEALOGY_URL, an https address.
 */
export function genealogyUrl(
  searchUrl: string,
  about: {
    readonly lastName: string;
    readonly firstName: string;
    /** 'OR' */
    readonly stateCode: string | null;
    readonly record: GenealogyRecord;
  },
): string {
  const url = new URL(searchUrl);
  const { lastName, firstName, stateCode, record } = about;
  for (const [name, value] of Object.entries({ lastName, firstName, state: stateCode ?? '', record }))
    if (value.trim() !== '') url.searchParams.set(name, value.trim());
  return url.href;
}
