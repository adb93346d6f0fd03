import { parseSync } from 'vite';
import { seeded } from '../../../tests/support/random.ts';
import { CITED_ID } from '../rules/rule-ids.ts';
import type { RuleRow } from '../rules/rule-tables.ts';
import { nodesIn, type SyntaxNode } from '../syntax/syntax.ts';
import { nodesCiting } from './cited-nodes.ts';
import { findMutations, type Mutation } from './find-mutations.ts';

/** How near to the row it is: where its id is cited, in what its tests name, or just somewhere in its file. */
export type Place = 'cited' | 'named' | 'elsewhere';

export interface ChosenMutation extends Mutation {
  readonly place: Place;
}

/**
 * One change of a row's source file, by chance: in what cites the row's id, else in what has a name that the row's tests
 * use and cites no other row, else in anything that cites no other row. The same seed, row and text give the same one. Null
 * where there is nothing to change.
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

/** What a comment inside a function is about says more than the function. */
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
 * Those of a number or a text that the rule names. Else no texts: they are most often words that a type knows, which do not
 * compile when they are changed.
 */
function preferred(candidates: readonly Mutation[], rule: string): readonly Mutation[] {
  const named = candidates.filter(({ before }) => isNamedBy(rule, before));
  const others = candidates.filter(({ before }) => !/^['"]/.test(before));
  return [named, others, candidates].find((some) => some.length > 0) ?? candidates;
}

/** Of '1,000' the number is 1000; a text of one letter would be in every rule. */
function isNamedBy(rule: string, code: string): boolean {
  const value = code.replace(/^['"]|['"]$/g, '');
  if (value !== code) return value.length > 1 && rule.includes(value);
  return (
    /^[\d_.]+$/.test(code) && new RegExp(`\\b${Number(code.replaceAll('_', ''))}\\b`).test(rule.replaceAll(',', ''))
  );
}

/** Choices about a row that depend on no other. */
export function seededFor(id: string, seed: number) {
  const number = [...id].reduce((sum, letter) => sum * 31 + (letter.codePointAt(0) ?? 0), seed);
  return seeded(number % 1_000_003);
}
