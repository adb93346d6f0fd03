import type * as z from 'zod/mini';
import type { calls } from '../../shared/contract/calls.ts';
import type { LogErrorType } from '../../shared/events/log-types.ts';
import { postQuietly } from './post-quietly.ts';

type LogInfo = z.output<(typeof calls)['logInfo']['body']>['msg'];

const ERROR_PATH: (typeof calls)['logError']['path'] = '/api/log-error';
const INFO_PATH: (typeof calls)['logInfo']['path'] = '/api/log-info';
/** Longest message the call accepts. */
const MESSAGE_MAX = 2_000;

/** Reports a browser error to the site's log (P7-046): what was attempted and the message, never what was looked up. */
export function logError(type: LogErrorType, error: unknown): void {
  const message = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  postQuietly(ERROR_PATH, { type, e: message.slice(0, MESSAGE_MAX) || 'unknown' });
}

/** Reports the result of a recovery to the log (P7-044); failures are ignored (P7-045). */
export function logInfo(msg: LogInfo): void {
  postQuietly(INFO_PATH, { msg });
}
