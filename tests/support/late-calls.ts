import { afterEach, beforeEach, vi } from 'vitest';
import type { UserType } from '../../shared/contract/viewer.ts';
import { addAccount, addSession } from '../fixtures/accounts-database.ts';
import { addPlaces } from '../fixtures/people-database.ts';
import { type OriginAnswer, openTestOrigin, type TestOrigin } from './origin-app.ts';

/** The time in tests of calls that a loaded page makes. */
export const LATE_NOW = Date.UTC(2026, 5, 15);
/** A moment later, when nothing has expired. */
export const LATE_SOON = LATE_NOW + 60_000;
export const LATE_YEAR = 2026;

export interface LateCalls {
  /** a new one for each test */
  readonly origin: TestOrigin;
  /** the cookie of a new session for the only account of that type */
  cookieOf(userType: UserType, lookupsMax?: number | null): Promise<string>;
  /** opens a person, which uses a lookup if the plan has them; without a cookie as an anonymous visitor */
  open(personId: string, cookie?: string): Promise<OriginAnswer>;
  usedLookups(): Promise<number>;
}

/** An origin with places and a stopped clock, for the tests of the calling file. */
export function openLateCalls(): LateCalls {
  let origin: TestOrigin;
  beforeEach(() => {
    vi.useFakeTimers({ now: LATE_NOW, toFake: ['Date'] });
    origin = openTestOrigin();
    addPlaces(origin.people);
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  return {
    get origin() {
      return origin;
    },
    async cookieOf(userType, lookupsMax = 5) {
      addAccount(origin.accounts, { id: userType, userType, lookupsMax });
      return `session=${await addSession(origin.accounts, userType)}`;
    },
    open: (personId, cookie) => origin.call(`/api/v4/person/details?personId=${personId}`, { cookie }),
    async usedLookups() {
      const row = await origin.accounts.prepare('SELECT COUNT(*) AS used FROM lookup').first<{ used: number }>();
      return row?.used ?? 0;
    },
  };
}
