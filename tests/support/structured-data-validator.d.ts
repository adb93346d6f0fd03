/** The part of the validator that tests use; it ships without types. */
declare module '@adobe/structured-data-validator' {
  interface Issue {
    readonly severity: 'ERROR' | 'WARNING';
    readonly issueMessage: string;
    /** where in the data */
    readonly path: readonly unknown[];
  }

  export default class Validator {
    /** @param schemaOrgJson the vocabulary, as schema.org publishes it in JSON-LD */
    constructor(schemaOrgJson: unknown);
    /** @param data things by their type, in each format */
    validate(data: { readonly jsonld: object; readonly microdata: object; readonly rdfa: object }): Promise<Issue[]>;
  }
}
