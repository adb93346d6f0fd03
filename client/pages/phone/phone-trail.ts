import { phonePageCopy } from '../../../shared/copy/search/phone-page.ts';
import { paths } from '../../../shared/urls/paths.ts';
import type { Trail } from '../../ui/navigation/trail.ts';
import type { PhonePageModel } from './phone-model.ts';

/** Reverse phone, then the number. */
export function phoneTrail({ number }: Pick<PhonePageModel, 'number'>): Trail {
  return { crumbs: [{ name: phonePageCopy.crumb, path: paths.reversePhone() }], here: number };
}
