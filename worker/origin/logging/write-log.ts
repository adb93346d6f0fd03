import { type LogFields, logLine } from '../../../shared/log/log-line.ts';
import { redactWords } from '../../../shared/log/redact.ts';
import { currentWork } from './current-work.ts';
import { SettingsError } from './settings-error.ts';

/**
 * Writes one line of JSON to the log, the only way to it: the message, the ids of the current work, then the fields.
 * Those hold no name, id of a person or account, search term, email address or phone number (docs/metrics.md).
 */
export function writeLog(message: string, fields: LogFields = {}): void {
  write({ message, ...idsOfWork(), ...fields });
}

/** The same for what the security log counts. */
export function writeSecurityLog(fields: { readonly kind: string; readonly subject: string }): void {
  write({ event: 'security', ...idsOfWork(), ...fields });
}

function write(fields: LogFields): void {
  console.error(logLine(fields));
}

function idsOfWork(): LogFields {
  const work = currentWork();
  return { trackingId: work?.traceId, spanId: work?.spanId ?? undefined };
}

/** The class of an error: its message may hold what somebody typed. */
export function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : 'unknown';
}

/**
 * Class and message of an error, without whatever may name somebody: databases and parsers quote what they could not
 * read.
 */
export function describeError(error: unknown): string {
  if (error instanceof SettingsError) return `${error.name}: ${error.message}`;
  return error instanceof Error ? `${error.name}: ${redactWords(error.message)}` : 'unknown';
}
