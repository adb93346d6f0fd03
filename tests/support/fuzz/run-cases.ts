import type { Kind } from './nasty-values.ts';

/** How the output identifies a case. */
export interface FuzzCase {
  /** of the call or page */
  readonly name: string;
  readonly kind: Kind;
}

/** The result of a case: its status, and what is wrong with it; null if nothing. */
export interface Verdict {
  readonly status: number;
  readonly fault: string | null;
}

export interface FuzzReport {
  /** answered cases, not counting those that a limit refused */
  readonly tested: number;
  readonly limited: number;
  readonly faults: readonly string[];
  readonly byName: ReadonlyMap<string, number>;
  readonly byKind: ReadonlyMap<Kind, ReadonlyMap<number, number>>;
}

interface Fuzzed<C extends FuzzCase> {
  /** number of cases to run */
  readonly count: number;
  /** only this case, to repeat it; otherwise from the first on */
  readonly only: number | null;
  readonly caseOf: (index: number) => C;
  readonly ask: (one: C, index: number) => Promise<Verdict>;
  /** how to repeat the case, and what was sent */
  readonly describe: (one: C, index: number) => string;
}

const PARALLEL = 8;
/** Limits should refuse only a few; otherwise something is wrong with the addresses of the cases. */
const LIMITED_SHARE_MAX = 0.1;

/** Runs all cases, several in parallel. A case that a limit refused says nothing, so another one replaces it. */
export async function runCases<C extends FuzzCase>({
  count,
  only,
  caseOf,
  ask,
  describe,
}: Fuzzed<C>): Promise<FuzzReport> {
  const faults: string[] = [];
  const byName = new Map<string, number>();
  const byKind = new Map<Kind, Map<number, number>>();
  let next = only ?? 0;
  let left = only === null ? count : 1;
  let limited = 0;
  const work = async (): Promise<void> => {
    while (left > 0) {
      left -= 1;
      const index = next;
      next += 1;
      const one = caseOf(index);
      const { status, fault } = await ask(one, index).catch(noAnswer);
      if (status === 429 && fault === null && only === null) {
        limited += 1;
        left += 1;
        if (limited > count * LIMITED_SHARE_MAX + PARALLEL) throw new Error('limits refuse most cases');
        continue;
      }
      byName.set(one.name, (byName.get(one.name) ?? 0) + 1);
      const statuses = byKind.get(one.kind) ?? new Map<number, number>();
      byKind.set(one.kind, statuses.set(status, (statuses.get(status) ?? 0) + 1));
      if (fault !== null) faults.push(`${fault}: ${describe(one, index)}`);
    }
  };
  await Promise.all(Array.from({ length: PARALLEL }, work));
  const tested = [...byName.values()].reduce((sum, cases) => sum + cases, 0);
  return { tested, limited, faults, byName, byKind };
}

/** A dropped connection means that the server could not even refuse. */
function noAnswer(error: unknown): Verdict {
  const { message, cause } = error instanceof Error ? error : new Error(String(error));
  return { status: 0, fault: `no answer (${[message, cause].filter(Boolean).join(': ')})` };
}

/** Cases by name and statuses by kind, as lines of text. */
export function reportLines(title: string, { tested, limited, faults, byName, byKind }: FuzzReport): string[] {
  const names = [...byName].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([name, cases]) => `${name} ${cases}`);
  const kinds = [...byKind]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([kind, statuses]) => {
      const told = [...statuses].toSorted(([a], [b]) => a - b).map(([status, cases]) => `${status}: ${cases}`);
      return `  ${kind.padEnd(12)} ${told.join(', ')}`;
    });
  return [
    `${title}: ${tested} cases, ${faults.length} faults, ${limited} refused by limits and replaced`,
    `  ${names.join(', ')}`,
    ...kinds,
  ];
}
