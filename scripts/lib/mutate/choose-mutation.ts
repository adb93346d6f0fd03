import { parseSync } from 'vite';
import { seeded } from '../../../tests/support/random.ts';
import { CITED_ID } from '../rules/rule-ids.ts';
import type { RuleRow } from '../rules/rule-tables.ts';
import { nodesIn, type SyntaxNode } from '../syntax/syntax.ts';
import { nodesCiting } from './cited-nodes.ts';
import { findMutations, type Mutation } from './find-mutations.ts';

/** How close the change is to the row: where its id is cited, in something its tests name, or elsewhere in its file. */
export type Place = 'cited' | 'named' | 'elsewhere';

export interface ChosenMutation extends Mutation {
  readonly place: Place;
}

/**
 * Picks a random change in a row's source file: in code that cites the row's id, otherwise in code whose name the row's
 * tests use and that cites no other row, otherwise in any code that cites no other row. The same seed, row and text
 * give the same change. Null if nothing can be changed.
 */
export function chooseMutation(
  { file, text }: { readonly file: string; readonly text: string },
  { id, rule }: Pick<RuleRow, 'id' | 'rule'>,
  namesInTests: ReadonlySet<string>,
  seed: number,
): ChosenMutation | null {
  if (!/\.tsx?$/.test(file)) return null;
  const { program, comments } = parseSync(file, text);
  const near = (wanted: string): SyntaxNode[] => nodesCiting(wanted, program, text, comments);
  const mutationsIn = (nodes: readonly SyntaxNode[]): Mutation[] => nodes.flatMap((node) => findMutations(text, node));

  const others = [...new Set(text.match(CITED_ID))].filter((other) => other !== id).flatMap(near);
  const isFree = ({ start, end }: Mutation) => !others.some((node) => node.start <= start && end <= node.end);
  const candidates: readonly (readonly [Place, readonly Mutation[]])[] = [
    ['cited', smallest(near(id).map((node) => findMutations(text, node)))],
    ['named', mutationsIn(declarationsNamed(program, namesInTests)).filter(isFree)],
    ['elsewhere', mutationsIn([program]).filter(isFree)],
  ];
  const [place, some] = candidates.find(([, mutations]) => mutations.length > 0) ?? [];
  return place === undefined || some === undefined
    ? null
    : { ...seededFor(id, seed).pick(preferred(some, rule)), place };
}

/** A comment inside a function points more precisely than the function does. */
function smallest(groups: readonly (readonly Mutation[])[]): readonly Mutation[] {
  return groups.filter((group) => group.length > 0).toSorted((a, b) => a.length - b.length)[0] ?? [];
}

/** Functions, constants and members of objects. */
function declarationsNamed(program: SyntaxNode, names: ReadonlySet<string>): SyntaxNode[] {
  return [...nodesIn(program)].filter((node) => {
    if (node.type === 'FunctionDeclaration' || node.type === 'VariableDeclarator')
      return node.id?.type === 'Identifier' && names.has(node.id.name);
    return node.type === 'Property' && node.key.type === 'Identifier' && names.has(node.key.name);
  });
}

/**
 * Prefers numbers and texts that the rule mentions. Otherwise no texts: most are members of a type, and changing them
 * does not compile.
 */
function preferred(candidates: readonly Mutation[], rule: string): readonly Mutation[] {
  const named = candidates.filter(({ before }) => isNamedBy(rule, before));
  const others = candidates.filter(({ before }) => !/^['"]/.test(before));
  return [named, others, candidates].find((some) => some.length > 0) ?? candidates;
}

/** '1,000' counts as 1000; a one-letter text would be in every rule. */
function isNamedBy(rule: string, code: string): boolean {
  const value = code.replace(/^['"]|['"]$/g, '');
  if (value !== code) return value.length > 1 && rule.includes(value);
  return (
    /^[\d_.]+$/.test(code) && new RegExp(`\\b${Number(code.replaceAll('_', ''))}\\b`).test(rule.replaceAll(',', ''))
  );
}

/** Random choices for one row, independent of the others. */
export function seededFor(id: string, seed: number) {
  const number = [...id].reduce((sum, letter) => sum * 31 + (letter.codePointAt(0) ?? 0), seed);
  return seeded(number % 1_000_003);
}
