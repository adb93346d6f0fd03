import { describe, expect, it } from 'vitest';
import type { MatchPoint, SourceKind } from '../../contract/primitives.ts';
import { type IdentityEvidence, judgeIdentity, type Stay } from './judge-identity.ts';

const fact = (source: SourceKind, ...matchedBy: MatchPoint[]) => ({ source, matchedBy });
const stay = (from: number, to: number, longitude = -122.7): Stay => ({
  from: from * 12,
  to: to * 12,
  latitude: 45.5,
  longitude,
});

/** A record that nothing speaks against. */
const SOLID: IdentityEvidence = {
  isBirthKnown: true,
  facts: [
    fact('property record', 'full name', 'birth month'),
    fact('public directory', 'full name', 'address'),
    fact('court record', 'full name', 'birth month'),
    fact('self-reported', 'full name', 'phone number'),
  ],
  relatives: 2,
  stays: [stay(2000, 2010), stay(2010, 2026, -123)],
};
const judge = (more: Partial<IdentityEvidence> = {}) => judgeIdentity({ ...SOLID, ...more });

describe('how sure a record is that it is about one person', () => {
  it('is very likely if sources of several kinds agree on name and birth month and no homes far apart overlap', () => {
    expect(judge()).toEqual({
      confidence: 'very-likely',
      reasons: ['birth-and-name-agree', 'several-sources', 'homes-follow', 'relatives-confirm'],
    });
  });

  it.each([
    ['all facts come from one kind of source', { facts: Array(5).fill(SOLID.facts[0]) }, 'one-source'],
    ['there are few facts', { facts: SOLID.facts.slice(0, 3) }, 'few-facts'],
    ['the birth date is not on record', { isBirthKnown: false }, 'birth-unknown'],
    [
      'many facts match on the name alone',
      { facts: [...SOLID.facts, fact('public directory', 'full name'), fact('public directory', 'former name')] },
      'name-only-facts',
    ],
  ] as const)('is probable if %s', (_, more, reason) => {
    const judged = judge(more);
    expect(judged.confidence).toBe('probably');
    expect(judged.reasons).toContain(reason);
  });

  it('is probable if few reasons speak for it, even if none speaks against it', () => {
    const facts = SOLID.facts.map(({ source }) => ({ source }));
    expect(judge({ facts, relatives: 1, stays: [] })).toEqual({
      confidence: 'probably',
      reasons: ['name-agrees', 'several-sources'],
    });
  });

  it('may mix two people if somebody lived in two distant cities at once for over two years', () => {
    const judged = judge({ stays: [stay(2000, 2010), stay(2005, 2026, -87.6)] });
    expect(judged.confidence).toBe('may-mix');
    expect(judged.reasons).toContain('homes-at-once');
    expect(judged.reasons).not.toContain('homes-follow');
  });
  it('does not doubt two homes in the same region, nor two years of moving', () => {
    expect(judge({ stays: [stay(2000, 2010), stay(2005, 2026, -123.5)] }).confidence).toBe('very-likely');
    expect(judge({ stays: [stay(2000, 2010), stay(2008, 2026, -87.6)] }).confidence).toBe('very-likely');
  });

  it('may mix two people if many facts match on the name alone and another reason speaks against it', () => {
    const facts = [...SOLID.facts, fact('public directory', 'full name'), fact('public directory', 'full name')];
    expect(judge({ facts, isBirthKnown: false }).confidence).toBe('may-mix');
  });

  it('judges even a record without facts', () => {
    expect(judge({ facts: [], relatives: 0, stays: [], isBirthKnown: false })).toEqual({
      confidence: 'probably',
      reasons: ['few-facts', 'birth-unknown'],
    });
  });
});
