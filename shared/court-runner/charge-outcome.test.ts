import { expect, test } from 'vitest';
import { decideChargeOutcome } from './charge-outcome.ts';

test('a charge ended with its sentence, whatever was pleaded; a plea alone is no end; without either nothing is known', () => {
  expect(decideChargeOutcome({ sentence: '12 months probation', plea: 'Not guilty' })).toEqual({ kind: 'sentenced' });
  expect(decideChargeOutcome({ sentence: null, plea: 'No contest' })).toEqual({ kind: 'pleaded', plea: 'No contest' });
  expect(decideChargeOutcome({ sentence: ' ', plea: '' })).toEqual({ kind: 'unknown' });
});
