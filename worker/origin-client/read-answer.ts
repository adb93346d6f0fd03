import { checks } from 'virtual:contract-checks';
import type { Call } from '../../shared/contract/calls/call.ts';
import { type CallName, type CallResponse, calls } from '../../shared/contract/calls.ts';
import { type Problem, problemSchema } from '../../shared/contract/transport/problem.ts';
import { stripUnknown } from '../../shared/contract/transport/strip-unknown.ts';
import type { EdgeContext } from '../context.ts';
import { logEvent } from '../failures/log.ts';
import { ContractBroken } from './errors.ts';

/** A response that matches the contract. */
export interface ReadAnswer<N extends CallName> {
  readonly data: CallResponse<N>;
  /** the JSON text as received, if it is exactly the data; null if something was dropped */
  readonly sentText: string | null;
}

/** Calls whose responses had unknown fields; each is logged once, or a newer origin would fill the log. */
const toldOf = new Set<CallName>();

/**
 * Reads a response's JSON. The origin may be newer than the edge: fields outside the contract are dropped, at every
 * depth. Any other mismatch breaks the contract (F5-29).
 *
 * @throws ContractBroken, which says where and why, never which value
 */
export function readAnswer<N extends CallName>(c: EdgeContext, name: N, text: string): ReadAnswer<N> {
  const json = jsonOf(text);
  if (json === undefined) throw new ContractBroken(name, text === '' ? 'empty answer' : 'no JSON');
  // Whatever the compiled check accepts is taken as it is; zod decides about the rest.
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

/**
 * Reads the late part of a response; null if it is not as the contract says, which is logged: the page stands without it.
 */
export function readLatePart(c: EdgeContext, name: CallName, text: string): unknown {
  const { late }: Call = calls[name];
  const json = jsonOf(text);
  const isExact = checks[`${name} late`] ?? (() => false);
  if (late === undefined || isExact(json)) return json ?? null;
  const parsed = late.safeParse(stripUnknown(late, json).value);
  if (parsed.success) return parsed.data;
  const at = parsed.error.issues[0]?.path.join('.') ?? '';
  logEvent(c, 'late_part_failed', { call: name, at });
  return null;
}

/** A response's problem details, with only the fields in the contract; null without any. */
export function readProblem(text: string): Problem | null {
  const said = problemSchema.safeParse(jsonOf(text));
  return said.success ? said.data : null;
}

/** undefined if the text is not JSON */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
