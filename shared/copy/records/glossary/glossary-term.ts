/** A term of courts, debts, property or licenses, explained. */
export interface GlossaryTerm {
  /** its anchor on the page of all terms */
  readonly id: string;
  readonly term: string;
  /** how records write it: a pattern of whole words, in any letter case */
  readonly words: string;
  /** one or two sentences */
  readonly text: string;
}
