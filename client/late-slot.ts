import type { ReactNode } from 'react';
import type { LateData } from './pages/page-model.ts';

export interface LateSlotProps {
  /** null until the data is here */
  readonly draw: (late: LateData | null) => ReactNode;
}

/**
 * A part of the page that waits for late data, in HTML that stays as the server wrote it. The worker's renderer draws it
 * twice: at once, and again when the data has arrived, which then takes its place (worker/render/walk.ts).
 */
export function LateSlot({ draw }: LateSlotProps): ReactNode {
  return draw(null);
}
