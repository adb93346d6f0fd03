import type * as z from 'zod/mini';
import type { CallName, calls } from '../../../shared/contract/calls.ts';
import type { Reader, SessionAccount } from '../accounts/store.ts';

type CallTable = typeof calls;
/** Whom a handler receives, by the viewers its row lets in. */
interface ViewerOf {
  readonly anyone: null;
  readonly session: SessionAccount;
  readonly reader: Reader;
  readonly account: SessionAccount;
  /** the email address of somebody who works for the operator */
  readonly operator: string;
}
type Part<N extends CallName, P extends 'params' | 'body'> = CallTable[N][P] extends z.ZodMiniType
  ? z.output<NonNullable<CallTable[N][P]>>
  : null;

/** A call's input, checked by its schemas; null for parameters or a body that the call does not have. */
export interface CallInput<N extends CallName> {
  readonly params: Part<N, 'params'>;
  readonly query: z.output<CallTable[N]['query']>;
  readonly body: Part<N, 'body'>;
  /** the logged-in account or the operator's name, for calls that require one; others look the account up themselves */
  readonly viewer: ViewerOf[CallTable[N]['viewer']];
}
