import { checks } from 'virtual:contract-checks';
import type { Call } from '../../shared/contract/calls/call.ts';
import { type CallName, type CallResponse, calls } from '../../shared/contract/calls.ts';
import { lateCheckOf } from '../../shared/contract/transport/parts.ts';
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
  const call: Call = calls[name];
  const read = readAs(name, call.response, json);
  if (read.issue !== null) throw new ContractBroken(name, `${read.issue.code ?? 'invalid'} at '${read.issue.at}'`);
  if (read.isLess && !toldOf.has(name)) {
    toldOf.add(name);
    logEvent(c, 'unknown_fields_dropped', { call: name });
  }
  return { data: read.data as CallResponse<N>, sentText: read.isAsSent ? text : null };
}

/**
 * Reads the late part of a response; null if it is not as the contract says, which is logged: the page stands without it.
 */
export function readLatePart(c: EdgeContext, name: CallName, text: string): unknown {
  const { late }: Call = calls[name];
  if (late === undefined) return null;
  const read = readAs(lateCheckOf(name), late, jsonOf(text));
  if (read.issue === null) return read.data;
  logEvent(c, 'late_part_failed', { call: name, at: read.issue.at });
  return null;
}

/** What a schema makes of JSON. */
interface ReadJson {
  readonly data: unknown;
  /** nothing had to be dropped or looked at again */
  readonly isAsSent: boolean;
  /** unknown fields were dropped */
  readonly isLess: boolean;
  /** why it does not match; null if it does */
  readonly issue: { readonly code: string | undefined; readonly at: string } | null;
}

/** Whatever the compiled check of that name accepts is taken as it is; zod decides about the rest. */
function readAs(check: string, schema: Call['response'], json: unknown): ReadJson {
  const isExact = checks[check] ?? (() => false);
  if (isExact(json)) return { data: json, isAsSent: true, isLess: false, issue: null };
  const { value, isLess } = stripUnknown(schema, json);
  if (isExact(value)) return { data: value, isAsSent: false, isLess, issue: null };
  const { data, error } = schema.safeParse(value);
  const first = error?.issues[0];
  const issue = error === undefined ? null : { code: first?.code, at: first?.path.join('.') ?? '' };
  return { data, isAsSent: false, isLess, issue };
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
