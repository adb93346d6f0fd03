import type { PropertyAnswer } from '../../shared/contract/records/property.ts';
import { CallFailed, callApi } from './call-api.ts';

/**
 * Loads what the viewer may see of a property report: all of it, or a teaser.
 *
 * @throws CallFailed: 404 if the property is not on record
 */
export async function loadProperty(pnpId: string, signal: AbortSignal): Promise<PropertyAnswer> {
  const path = '/api/property/{pnpId}';
  const answer = await callApi<'property'>('GET', path, { params: { pnpId }, signal });
  if (answer === null) throw new CallFailed(path, 204);
  return answer;
}
