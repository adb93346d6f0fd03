import { childrenOf, type SyntaxNode } from '../syntax/syntax.ts';

/** A source comment, as the parser reports it. */
export interface Comment {
  readonly value: string;
  readonly start: number;
  readonly end: number;
}

const RANGE = /([FP]\d-\d{2,3}) to ([FP]\d-\d{2,3})/g;

/**
 * The code that comments citing an id describe: the outermost declaration, statement, property or element after the
 * comment, or on its line.
 */
export function nodesCiting(id: string, program: SyntaxNode, text: string, comments: readonly Comment[]): SyntaxNode[] {
  return comments
    .filter(({ value }) => cites(value, id))
    .flatMap((comment) => {
      const lineStart = text.lastIndexOf('\n', comment.start) + 1;
      const isTrailing = text.slice(lineStart, comment.start).trim() !== '';
      const from = isTrailing ? lineStart + text.slice(lineStart).search(/\S/) : nextCode(text, comment.end, comments);
      const node = outermostAt(program, from);
      return node === null || node.type === 'ImportDeclaration' ? [] : [node];
    });
}

/** 'F9-13 to F9-17' also cites those in between. */
function cites(comment: string, id: string): boolean {
  if (comment.includes(id)) return true;
  return [...comment.matchAll(RANGE)].some(([, from = '', to = '']) => {
    const isAlike = from.slice(0, 3) === id.slice(0, 3) && to.slice(0, 3) === id.slice(0, 3);
    return isAlike && from < id && id < to;
  });
}

/** Where the code continues after white space and further comments. */
function nextCode(text: string, from: number, comments: readonly Comment[]): number {
  const at = from + Math.max(text.slice(from).search(/[^\s,})]/), 0);
  const comment = comments.find(({ start }) => start === at);
  return comment === undefined ? at : nextCode(text, comment.end, comments);
}

function outermostAt(node: SyntaxNode, start: number): SyntaxNode | null {
  if (node.type !== 'Program' && node.start === start) return node;
  for (const child of childrenOf(node)) {
    if (child.start > start || child.end < start) continue;
    const found = outermostAt(child, start);
    if (found !== null) return found;
  }
  return null;
}
