import type { ReactNode } from 'react';
import type { LateData } from '../../client/pages/page-model.ts';
import { render } from '../../worker/render/walk.ts';

/** The HTML of a component's late parts, once their data has arrived. */
export function renderLate(node: ReactNode, late: LateData): string {
  return render(node)
    .late.map(({ draw }) => render(draw(late)).html)
    .join('');
}
