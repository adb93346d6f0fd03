import type { Invoice } from '../../shared/contract/billing.ts';
import { boughtName } from './bought-subject.ts';

/** What was bought, and about whom or which house if they may still be shown. A credit opens any report, so it is about nobody. */
export function whatWasBought({ lines, about, credits }: Pick<Invoice, 'lines' | 'about' | 'credits'>): string {
  const bought = lines.map(({ text }) => text).join(', ');
  const name = about === null || credits !== null ? null : boughtName(about);
  return name === null ? bought : `${bought}: ${name}`;
}
