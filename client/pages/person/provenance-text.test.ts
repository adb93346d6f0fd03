import { expect, test } from 'vitest';
import { provenanceText } from './provenance-text.ts';

test('says when a fact was last confirmed, and by what kind of source [P9-077]', () => {
  expect(provenanceText({ firstSeen: '2019-01', lastSeen: '2026-03', source: 'public directory' })).toBe(
    'Last confirmed Mar, 2026 · public directory',
  );
});

test.each([null, '2026-13'])('without a month, it gives only the source (%s)', (lastSeen) => {
  expect(provenanceText({ firstSeen: null, lastSeen, source: 'court record' })).toBe('Source: court record');
});
