import type { PropertyAnswer } from '../../shared/contract/records/property.ts';
import { CallFailed, callApi } from './call-api.ts';

/**
 * What the origin grants of a property report: all of it, or its teaser.
 *
 * @throws CallFailed: 404 for a property that is not on record
 */
export async function loadProperty(pnpId: string, signal: AbortSignal): Promise<PropertyAnswer> {
  const path = '/api/property/{pnpId}';
  const answer = await callApi<'property'>('GET', path, { params: { pnpId }, signal });
  if (answer === null) throw new CallFailed(path, 204);
  return answer;
}
