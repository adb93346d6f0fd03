// TypeScript knows no queries.
const compiled = (await import('../fixtures/markup.tsx?compiled' as string)) as typeof import('../fixtures/markup.tsx');

/** The elements of tests/fixtures/markup.tsx, as the workers' build compiles them. */
export const compiledMarkup = compiled.markup;
