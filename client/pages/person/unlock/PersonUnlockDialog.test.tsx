import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { buildAddress, buildCounts, buildPerson } from '../../../../tests/fixtures/person.ts';
import { buildDetails, buildPage } from '../../../../tests/fixtures/person-page.ts';
import { renderText } from '../../../ui/text/render-text.ts';
import type { PersonPageModel } from '../person-model.ts';
import { PersonUnlockDialog } from './PersonUnlockDialog.tsx';

const stay = () => {};

function dialogOf(backgroundCredits: number, more: Partial<PersonPageModel> = {}, person = buildPerson()): string {
  const { userInfo } = buildDetails(person);
  const creditsExpireAt = Date.UTC(2026, 11, 3, 18);
  const details = buildDetails(person, { userInfo: { ...userInfo, backgroundCredits, creditsExpireAt } });
  return renderText(<PersonUnlockDialog page={buildPage(person, { details, ...more })} onClose={stay} />);
}

describe('the dialog that uses a credit', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: Date.UTC(2026, 10, 22, 12), toFake: ['Date'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('says: use 1 of N credits, what it opens and for how long, and when the next credit expires [F2-67 F9-07 P2-103 F1-23]', () => {
    expect(dialogOf(3, { counts: buildCounts({ bankruptcies: 12 }) })).toBe(
      'Use 1 of 3 credits The background report of Maya opens with 12 records: 12 public. ' +
        'It stays open for you for 30 days, until Dec 22, 2026. The next of your 3 credits expires Dec 3, 2026. That one is used first. ' +
        'Not now Use 1 credit',
    );
  });

  test('leaves out the name if it must be hidden, and the number if it is incomplete or late', () => {
    const ohio = buildPerson({ addresses: [buildAddress({ stateCode: 'OH' })] });
    const unnamed = 'The background report of this person opens with all of its records.';
    for (const counts of ['late', 'missing', buildCounts()] as const)
      expect(dialogOf(3, { counts }, ohio)).toContain(unnamed);
  });

  test('says that this is the last credit [F9-08]', () => {
    expect(dialogOf(1)).toMatch(/^Use your last credit .* Your credit expires Dec 3, 2026\. Not now Use 1 credit$/);
  });
});
