import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The vocabulary of schema.org in the shape in which the validator reads it, as far as it does. */
export interface SchemaVocabulary {
  readonly '@graph': readonly (VocabularyClass | VocabularyProperty)[];
}

interface Id {
  readonly '@id': string;
}
interface VocabularyClass extends Id {
  readonly '@type': 'rdfs:Class';
  readonly 'rdfs:subClassOf': readonly Id[];
}
interface VocabularyProperty extends Id {
  readonly '@type': 'rdf:Property';
  readonly 'schema:domainIncludes': readonly Id[];
}

/** 'interface PersonBase extends ThingBase {', and its properties up to the closing brace. */
const BASE = /^interface (\w+)Base(?: extends ([^{]+))? \{\n([\s\S]*?)^\}/gm;
/** 'export interface PersonLeaf extends PersonBase {': what may stand as a type. */
const LEAF = /^export interface (\w+)Leaf extends ([^{]+) \{\n\s+"@type": "(\w+)"/gm;
const PROPERTY = /^\s+"([\w-]+)"\?:/gm;
const PARENT = /(\w+)Base\b/g;

/**
 * The vocabulary, read from the declarations of schema-dts, which are made from schema.org's own file. So the validator
 * and the compiler go by one version of it, and nothing is fetched.
 */
export function schemaVocabulary(): SchemaVocabulary {
  const declarations = readFileSync(fileURLToPath(new URL('./schema.d.ts', import.meta.resolve('schema-dts'))), 'utf8');
  const parents = new Map<string, readonly string[]>();
  const domains = new Map<string, string[]>();
  for (const [, name = '', bases = '', body = ''] of declarations.matchAll(BASE)) {
    parents.set(name, parentsIn(bases));
    for (const [, property = ''] of body.matchAll(PROPERTY))
      domains.set(property, [...(domains.get(property) ?? []), name]);
  }
  for (const [, , bases = '', type = ''] of declarations.matchAll(LEAF))
    if (!parents.has(type)) parents.set(type, parentsIn(bases));
  return {
    '@graph': [
      ...[...parents].map(([name, above]) => ({
        '@type': 'rdfs:Class' as const,
        '@id': `schema:${name}`,
        'rdfs:subClassOf': above.map(idOf),
      })),
      ...[...domains].map(([name, of]) => ({
        '@type': 'rdf:Property' as const,
        '@id': `schema:${name}`,
        'schema:domainIncludes': of.map(idOf),
      })),
    ],
  };
}

const parentsIn = (bases: string): string[] => [...bases.matchAll(PARENT)].map(([, name = '']) => name);
const idOf = (name: string): Id => ({ '@id': `schema:${name}` });
