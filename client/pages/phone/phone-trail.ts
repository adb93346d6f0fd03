import { phonePageCopy } from '../../../shared/copy/search/phone-page.ts';
import { paths } from '../../../shared/urls/paths.ts';
import type { Trail } from '../../ui/navigation/trail.ts';
import type { PhonePageModel } from './phone-model.ts';

/** Reverse phone and the area code, then the number. */
export function phoneTrail({ number, answer: { area } }: Pick<PhonePageModel, 'number' | 'answer'>): Trail {
  const start = { name: phonePageCopy.crumb, path: paths.reversePhone() };
  if (area === null) return { crumbs: [start], here: number };
  const { areaCode } = area;
  return {
    crumbs: [start, { name: areaCode, path: paths.phone({ phone: `1${areaCode}XXXXXXX` }) }],
    here: number,
    back: phonePageCopy.areaCrumb(areaCode),
  };
}
