import { pathSegments } from '../../shared/urls/route-table.ts';
import type { EdgeContext } from '../context.ts';

/** The number as in the path: of an overlong one, the parameter keeps only what fits. */
export function typedPhone(c: EdgeContext): string {
  return decodeURIComponent(pathSegments(c.get('url').pathname)[1] ?? '');
}
