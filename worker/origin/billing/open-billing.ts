import type { OriginBindings, OriginSettings, SqlDatabase } from '../env.ts';
import { chooseProvider } from './choose-provider.ts';
import type { PaymentProvider } from './payment-provider.ts';

/** What orders are priced, paid and carried out with. */
export interface Billing {
  readonly accounts: SqlDatabase;
  readonly people: SqlDatabase;
  /** null where none is set up: nothing can be paid */
  readonly provider: PaymentProvider | null;
  readonly settings: OriginSettings;
}

export function openBilling(settings: OriginSettings, env: OriginBindings): Billing {
  return { accounts: env.ACCOUNTS, people: env.PEOPLE, provider: chooseProvider(settings, env), settings };
}
