import type { Context } from 'hono';
import type { BotClass } from '../shared/contract/envelope.ts';
import type { EdgeBindings, EdgeSettings } from './env.ts';

/** What a request carries once every middleware ran. */
export interface RequestVariables {
  settings: EdgeSettings;
  /** finds this request in the logs; shown on error pages and sent as x-tracking-id there */
  trackingId: string;
  /** of the Content-Security-Policy of this response */
  nonce: string;
  botClass: BotClass;
  clientAddress: string;
  device: 'mobile' | 'desktop';
  dayType: 'weekday' | 'weekend';
  isPrefetch: boolean;
  /** a session cookie came along; whether it is worth anything only the origin knows */
  hasSession: boolean;
}

export interface EdgeEnv {
  Bindings: EdgeBindings;
  Variables: RequestVariables;
}

export type EdgeContext = Context<EdgeEnv>;
