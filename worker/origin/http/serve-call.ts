import type { Hono } from 'hono';
import type * as z from 'zod/mini';
import type { Call, Caller } from '../../../shared/contract/calls/call.ts';
import { type CallName, type CallResponse, calls } from '../../../shared/contract/calls.ts';
import { stripUnknown } from '../../../shared/contract/transport/strip-unknown.ts';
import { BODY_TIMEOUT_MS } from '../../../shared/http/read-body.ts';
import { loadReader, loadViewerAccount } from '../accounts/account-session.ts';
import type { Reader, SessionAccount } from '../accounts/store.ts';
import type { OriginContext, OriginEnv } from '../context.ts';
import { writeLog } from '../logging/write-log.ts';
import { takeBudget } from '../quota/take-budget.ts';
import { assertScreened } from '../suppression/screening.ts';
import type { CallInput } from './call-input.ts';
import { InParts, sendInParts } from './in-parts.ts';
import { ProblemError } from './problem-error.ts';
import { parseBody, readParams, readQuery, readText } from './read-input.ts';

/** Answers one call. null is 204, for calls that may be empty; in parts only a call whose row has a late part. */
export type CallHandler<N extends CallName> = (
  c: OriginContext,
  input: CallInput<N>,
) => Promise<CallResponse<N> | InParts<CallResponse<N>> | null>;

/** Calls that the origin answers. */
type AnsweredName = {
  [N in CallName]: (typeof calls)[N]['caller'] extends 'origin' ? never : N;
}[CallName];

/** A handler for every call that the origin answers, and for no other. */
export type CallHandlers = { readonly [N in AnsweredName]: CallHandler<N> };

/** Callers whose calls the origin does not answer. */
const ANSWERED_ELSEWHERE: readonly Caller[] = ['origin'];

/** What happens around the answer to a call, whose input is valid by then. */
export type AroundAnswer = <T>(
  c: OriginContext,
  call: CallName,
  input: CallInput<CallName>,
  answer: () => Promise<T>,
) => Promise<T>;

/**
 * Registers the whole table of calls on the app, each with its handler (F7-22, P7-049). A call that the edge answers has
 * no path here.
 *
 * @param around what every call goes through, within its daily budget
 */
export function serveCalls(app: Hono<OriginEnv>, around: AroundAnswer, handlers: CallHandlers): void {
  for (const [name, call] of Object.entries(calls) as [CallName, Call][]) {
    if (ANSWERED_ELSEWHERE.includes(call.caller)) continue;
    app.on(call.method, routeOf(call.path), (c, next) => {
      c.set('call', name);
      return next();
    });
    const handler = handlers[name as AnsweredName] as CallHandler<CallName>;
    serveCall(app, name, (c, input) => around(c, name, input, () => handler(c, input)));
  }
}

/**
 * One call: who may call, as whom, parameters, query, body, answer. Locally an answer must match its schema,
 * because mistakes should be loud there. Elsewhere unknown fields are dropped, and we rely on the types for the rest.
 */
function serveCall(app: Hono<OriginEnv>, name: CallName, handler: CallHandler<CallName>): void {
  const call: Call = calls[name];
  app.on(call.method, routeOf(call.path), async (c) => {
    const [viewer] = await Promise.all([authorize(c, call), assertShown(c, call)]);
    const { pathname, searchParams } = new URL(c.req.url);
    const params = readParams(call.params, call.path, pathname);
    const query = readQuery(call.query, searchParams);
    const body = call.body === null ? null : parseBody(call.body, await bodyTextOf(c, call));
    // The parts belong to the same call, which the type of an indexed table cannot express.
    const input = { params, query, body, viewer } as CallInput<CallName>;
    const answer = await withinBudget(takeBudget(c, name, input), call, () => handler(c, input));
    if (answer === null) {
      if (!call.mayBeEmpty) throw new Error(`${name} answered nothing`);
      return c.body(null, 204);
    }
    if (answer instanceof InParts) {
      if (call.late === undefined) throw new Error(`${name} has no late part`);
      const { late } = call;
      const second = answer.late.then((part) => JSON.stringify(checked(c, name, late, part)));
      c.get('beside')?.push(second);
      const sent = await sendInParts(c.req.raw, JSON.stringify(checked(c, name, call.response, answer.first)), second);
      // With the headers that the handler has set: unlike c.json, a response of its own would be sent without them.
      return c.newResponse(sent.body, sent);
    }
    return c.json(checked(c, name, call.response, answer) as object);
  });
}

/**
 * The answer, once the daily budget allows it. What only reads runs beside the counters, so that they cost no time; what
 * changes something waits for them.
 *
 * @throws ProblemError 429 whatever became of the work
 */
async function withinBudget<T>(budget: Promise<void>, { method, quota }: Call, work: () => Promise<T>): Promise<T> {
  if (quota === undefined || method !== 'GET') {
    await budget;
    return work();
  }
  const [taken, answered] = await Promise.allSettled([budget, work()]);
  if (taken.status === 'rejected') throw taken.reason;
  if (answered.status === 'rejected') throw answered.reason;
  return answered.value;
}

/** The answer, or a part of it, as it may be sent. */
function checked(c: OriginContext, name: CallName, schema: z.ZodMiniType, answer: unknown): unknown {
  if (!c.get('settings').isLocal) return onlyNamed(name, schema, answer);
  schema.parse(answer);
  return answer;
}

/** Calls that answered with unknown fields; each is logged once per isolate. */
const toldOf = new Set<CallName>();

/** The answer without fields missing from the contract: no handler reveals more than its call declares. */
function onlyNamed(name: CallName, schema: z.ZodMiniType, answer: unknown): unknown {
  const { value, isLess } = stripUnknown(schema, answer);
  if (isLess && !toldOf.has(name)) {
    toldOf.add(name);
    writeLog('unknown fields dropped', { call: name });
  }
  return value;
}

/** @throws ProblemError 503 for a call that tells about people who are not screened yet */
async function assertShown(c: OriginContext, { tells }: Call): Promise<void> {
  if (tells !== 'nothing') await assertScreened(c.env.PEOPLE, c.get('now'));
}

/** The body as sent; the handler can read it too. */
async function bodyTextOf(c: OriginContext, { bodyMaxBytes }: Call): Promise<string> {
  const text = await readText(c.req.raw, BODY_TIMEOUT_MS, bodyMaxBytes);
  c.set('bodyText', text);
  return text;
}

/**
 * Decides who may make this call before looking at the rest of the request: nobody else gets to know what is wrong with
 * it.
 *
 * @throws ProblemError 403 for another caller, for a buyer whose address is not proven where that matters, and for whoever
 *   does not work for the operator; 401 if a session is required and missing
 */
async function authorize(c: OriginContext, call: Call): Promise<SessionAccount | Reader | string | null> {
  assertCaller(c, call);
  if (call.viewer === 'anyone') return null;
  if (call.viewer === 'operator') return operatorOf(c);
  const viewer = await (call.viewer === 'reader' ? loadReader(c) : loadViewerAccount(c));
  if (viewer === null) throw new ProblemError(401, 'Please log in');
  if (call.viewer === 'account' && viewer.scope !== 'account') throw new ProblemError(403, PROVE_FIRST);
  return viewer;
}

/** @throws ProblemError 403 unless the edge's access control let somebody in who works for the operator */
function operatorOf(c: OriginContext): string {
  const { operator } = c.get('envelope');
  if (operator === '') throw new ProblemError(403, 'Only for the operator');
  return operator;
}

/** The title of the 403 for a session of scope `purchase`. */
const PROVE_FIRST = 'Please log in by email first';

/** @throws ProblemError 403; a call from outside has no envelope to check */
function assertCaller(c: OriginContext, call: Call): void {
  if (call.caller === 'both' || call.caller === 'outside') return;
  const { caller } = c.get('envelope');
  if (call.caller !== caller)
    throw new ProblemError(403, 'Forbidden', { detail: `This call is not for the ${caller}` });
}

/** The path in Hono's notation: '/api/property/:pnpId'. */
function routeOf(path: string): string {
  return path.replace(/\{(\w+)\}/g, ':$1');
}
