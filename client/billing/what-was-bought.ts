import type { Invoice } from '../../shared/contract/billing.ts';

/** What was bought, and about whom if they may still be shown. A credit opens any report, so it is about nobody. */
export function whatWasBought({ lines, about, credits }: Pick<Invoice, 'lines' | 'about' | 'credits'>): string {
  const bought = lines.map(({ text }) => text).join(', ');
  return about?.kind === 'person' && credits === null ? `${bought}: ${about.fullName}` : bought;
}
