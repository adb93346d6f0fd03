import { describe, expect, it } from 'vitest';
import { CANCELLED, FREE, mask, PAID, PREMIUM, record, relative } from '../../../tests/fixtures/person-record.ts';
import { fingerprint, relativeFact } from '../monitoring/facts.ts';
import { type News, noNews } from '../monitoring/news.ts';
import type { Access } from './access.ts';

describe('relatives', () => {
  it('have six names with an age range in the free view; the rest only show that they exist [P3-054 P3-057]', () => {
    const { relatives } = mask(FREE);
    expect(relatives).toHaveLength(8);
    expect(relatives.slice(0, 6).map((one) => one.type === 'full' && one.id)).toEqual(
      record.relations.slice(0, 6).map(({ id }) => id),
    );
    expect(relatives[0]).toMatchObject({ city: 'Salem', stateCode: 'OR', dateOfBirth: { age: null, ageRange: '40s' } });
    expect(relatives.slice(6)).toEqual([
      { type: 'obfuscated', kind: 'Relative' },
      { type: 'obfuscated', kind: 'Relative' },
    ]);
  });

  it('for a canceled viewer are the same with the exact age [P3-055 P5-026]', () => {
    const { relatives } = mask(CANCELLED);
    expect(relatives[0]).toMatchObject({ dateOfBirth: { age: 43, ageRange: null } });
    expect(relatives.filter(({ type }) => type === 'full')).toHaveLength(6);
  });

  it('are all there for a paying viewer', () => {
    for (const access of PAID) expect(mask(access).relatives.every(({ type }) => type === 'full')).toBe(true);
  });

  it('exclude associates, who have their own list by the same rule', () => {
    const named = (access: Access) => mask(access).associates.map((one) => (one.type === 'full' ? one.id : null));
    const ids = record.relations.filter(({ kind }) => kind === 'Associate').map(({ id }) => id);
    expect(named(FREE)).toEqual([...ids.slice(0, 6), null]);
    for (const access of PAID) expect(named(access)).toEqual(ids);
    expect(mask(FREE).associates[0]).toMatchObject({ kind: 'Associate', dateOfBirth: { age: null, ageRange: '40s' } });
    expect(mask(CANCELLED).associates[0]).toMatchObject({ dateOfBirth: { age: 43, ageRange: null } });
    expect(mask(FREE).associates[6]).toEqual({ type: 'obfuscated', kind: 'Associate' });
  });

  it.each([
    [{ year: 1961, month: 11 }, '60s', 64],
    [{ year: 1961, month: 10 }, '65+', 65],
    [{ year: 1926, month: 1 }, '65+', 100],
    [{ year: 2008, month: 1 }, '18-19', 18],
  ])('born %o are %s in the free view and %i for a paying viewer [P5-027 P9-034]', (birth, ageRange, age) => {
    const relations = [relative(0, { birth })];
    expect(mask(FREE, { relations }).relatives[0]).toMatchObject({ dateOfBirth: { age: null, ageRange } });
    expect(mask(PREMIUM, { relations }).relatives[0]).toMatchObject({ dateOfBirth: { age, ageRange: null } });
  });

  it('who have died say so, and have no age for any viewer', () => {
    const dead = relative(0, { isRecordedDead: true });
    const old = relative(1, { birth: { year: 1921, month: 1 } });
    for (const access of [FREE, CANCELLED, ...PAID])
      expect(mask(access, { relations: [dead, old, relative(2)] }).relatives, JSON.stringify(access)).toMatchObject([
        { dateOfBirth: { age: null, ageRange: null }, isDead: true },
        { dateOfBirth: { age: null, ageRange: null }, isDead: true },
        { isDead: false },
      ]);
    const hidden = mask(FREE, {
      relations: Array.from({ length: 8 }, (_, at) => relative(at, { isRecordedDead: true })),
    });
    expect(hidden.relatives[7]).toEqual({ type: 'obfuscated', kind: 'Relative' });
  });

  it('say what they are to the person wherever their name is, and months to paying viewers only [P3-057]', () => {
    const relations = [
      relative(0, { relationship: 'spouse' }),
      ...[1, 2, 3, 4, 5, 6].map((at) => relative(at)),
      relative(9, { kind: 'Associate' }),
    ];
    const [said, months] = [{ relationship: 'spouse' }, { provenance: relative(0).provenance }];
    for (const access of [FREE, CANCELLED]) {
      const { relatives, associates } = mask(access, { relations });
      expect(relatives[0]).toMatchObject(said);
      expect(relatives[6]).toEqual({ type: 'obfuscated', kind: 'Relative' });
      expect(associates[0]).not.toHaveProperty('relationship');
      for (const one of [...relatives, ...associates]) expect(one).not.toHaveProperty('provenance');
    }
    for (const access of PAID) {
      const { relatives, associates } = mask(access, { relations });
      expect(relatives[0]).toMatchObject({ ...said, ...months });
      expect(relatives[6]).toMatchObject({ relationship: 'sibling', ...months });
      expect(associates[0]).toMatchObject(months);
      expect(associates[0]).not.toHaveProperty('relationship');
    }
  });

  it('are new or updated since the viewer last looked, for paying viewers [P3-036]', () => {
    const relations = [0, 1, 2].map((at) => relative(at));
    const [changed, added] = [0, 2].map((at) => fingerprint('P1', relativeFact(relative(at))));
    const found = new Map([
      [`${changed}`, { kind: 'relative', change: 'changed' } as const],
      [`${added}`, { kind: 'relative', change: 'added' } as const],
    ]);
    const deltas = (access: Access, news: News) =>
      mask({ ...access, news }, { relations }).relatives.map(({ delta }) => delta);
    for (const access of PAID) {
      expect(deltas(access, { ...noNews('P1'), found })).toEqual(['changed', undefined, 'added']);
      expect(deltas(access, { ...noNews('P2'), found })).toEqual([undefined, undefined, undefined]);
    }
    expect(deltas(FREE, { ...noNews('P1'), found })).toEqual([undefined, undefined, undefined]);
  });

  it('of whom only the year is known have a decade for a paying viewer', () => {
    const relations = [relative(0, { birth: { year: 1950, month: null } })];
    expect(mask(PREMIUM, { relations }).relatives[0]).toMatchObject({ dateOfBirth: { age: null, ageRange: '70s' } });
  });
});
