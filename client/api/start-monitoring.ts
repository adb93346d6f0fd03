import { callApi } from './call-api.ts';

/** Longest name that is sent, in UTF-16 units: more than the origin keeps, less than its call rejects. */
const NAME_MAX = 1_000;

/**
 * Monitors a person because the reader asked for it (P7-022).
 *
 * @returns false for an empty answer: the person could not be monitored
 * @throws CallFailed
 */
export async function startMonitoring(personId: string, fullName: string): Promise<boolean> {
  const body = { personId, displayText: fullName.slice(0, NAME_MAX), autoMonitor: false };
  return (await callApi<'startMonitoring'>('POST', '/api/monitor/', { body })) !== null;
}
