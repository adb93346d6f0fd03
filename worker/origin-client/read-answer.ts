import { checks } from 'virtual:contract-checks';
import type { Call } from '../../shared/contract/calls/call.ts';
import { type CallName, type CallResponse, calls } from '../../shared/contract/calls.ts';
import { type Problem, problemSchema } from '../../shared/contract/transport/problem.ts';
import { stripUnknown } from '../../shared/contract/transport/strip-unknown.ts';
import type { EdgeContext } from '../context.ts';
import { logEvent } from '../failures/log.ts';
import { ContractBroken } from './errors.ts';

/** An answer as the contract has it. */
export interface ReadAnswer<N extends CallName> {
  readonly data: CallResponse<N>;
  /** the JSON text that came where that is exactly the data; null where something was dropped */
  readonly sentText: string | null;
}

/** Calls whose answers held unknown fields; each is logged once, or every request of a newer origin would be. */
const toldOf = new Set<CallName>();

/**
 * Reads the JSON of an answer. The origin may be newer than the edge: fields that the contract does not name are dropped,
 * at every depth. Whatever else does not fit breaks the contract (F5-29).
 *
 * @throws ContractBroken, which says where and why, never which value
 */
export function readAnswer<N extends CallName>(c: EdgeContext, name: N, text: string): ReadAnswer<N> {
  const json = jsonOf(text);
  if (json === undefined) throw new ContractBroken(name, text === '' ? 'empty answer' : 'no JSON');
  // What the compiled check knows to be as agreed is taken as it is; about anything else zod decides.
  const isExact = checks[name] ?? (() => false);
  if (isExact(json)) return { data: json as CallResponse<N>, sentText: text };
  const call: Call = calls[name];
  const { value, isLess } = stripUnknown(call.response, json);
  const parsed = isExact(value) ? { success: true as const, data: value } : call.response.safeParse(value);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new ContractBroken(name, `${issue?.code ?? 'invalid'} at '${issue?.path.join('.') ?? ''}'`);
  }
  if (isLess && !toldOf.has(name)) {
    toldOf.add(name);
    logEvent(c, 'unknown_fields_dropped', { call: name });
  }
  return { data: parsed.data as CallResponse<N>, sentText: null };
}

/** The problem details of an answer, with the fields that the contract names and no other; null where it has none. */
export function readProblem(text: string): Problem | null {
  const said = problemSchema.safeParse(jsonOf(text));
  return said.success ? said.data : null;
}

/** undefined where the text is no JSON. */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

// Answers that were taken as they are, with the text they came as; kept as long as the answer itself.
const texts = new WeakMap<object, string>();

/** Remembers the JSON text that an answer was read from. */
export function keepSentText(answer: unknown, text: string): void {
  if (typeof answer === 'object' && answer !== null) texts.set(answer, text);
}

/** The JSON text that this very object was read from; undefined for one that was made or changed here. */
export function sentTextOf(answer: object): string | undefined {
  return texts.get(answer);
}
