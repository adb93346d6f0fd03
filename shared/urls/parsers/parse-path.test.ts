import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ParsedPath, type PersonParams, parsePath } from './parse-path.ts';

const ID = 'Pabcdefghijk-_0';
const given = { isNamePlaceholder: false, isLocationPlaceholder: false };

function expectPerson(path: ParsedPath): PersonParams {
  if (path.kind !== 'route' || path.name !== 'person') throw new Error(`not a person: ${JSON.stringify(path)}`);
  return path.params;
}

describe('parsePath', () => {
  it('reads a person search as words', () => {
    expect(parsePath('/name/Maya-Oneil-Smith/Saint-Louis-MO')).toEqual({
      kind: 'route',
      name: 'person-search',
      params: { name: 'Maya Oneil Smith', location: 'Saint Louis, MO', ...given },
    });
    expect(parsePath('/name/-/97217')).toMatchObject({ params: { name: '', location: '97217' } });
  });
  it('reads a person with the id as written [F2-08 P2-001]', () => {
    expect(expectPerson(parsePath(`/name/Maya-Ostrowski/Portland-OR/${ID}`))).toEqual({
      name: 'Maya Ostrowski',
      location: 'Portland, OR',
      id: ID,
      ...given,
    });
  });
  it('distinguishes a dash from a name or place that no path can spell [F2-04 P5-002]', () => {
    const id = '123456789012';
    expect(expectPerson(parsePath(`/name/-/%2D/${id}`))).toEqual({
      name: '',
      location: '',
      id,
      isNamePlaceholder: true,
      isLocationPlaceholder: true,
    });
    for (const segment of ['%D0%98', '--', '%20', "'"]) {
      const params = expectPerson(parsePath(`/name/${segment}/${segment}/${id}`));
      expect(params).toEqual({ name: '', location: '', id, ...given });
    }
  });
  it('accepts any letter case except in ids [F2-37]', () => {
    expect(expectPerson(parsePath(`/NAME/maya-ostrowski/portland-or/${ID}`)).id).toBe(ID);
    expect(parsePath('/Auth/LOGIN')).toMatchObject({ name: 'login' });
  });
  it('decodes each segment once, after splitting [F2-42]', () => {
    const legacy = `${'A+/'.repeat(14)}A=`;
    const path = `/name/Maya/Portland-OR/${encodeURIComponent(legacy)}`;
    expect(expectPerson(parsePath(path)).id).toBe(legacy);
    expect(expectPerson(parsePath('/name/Maya/OR/a%252Fb')).id).toBe('a%2Fb');
    expect(expectPerson(parsePath('/name/Maya/OR/a%3Bb')).id).toBe('a;b');
  });
  it.each(['/name/%E0%A4%A/OR', '/%', '/name/a%00b/OR', '/name/a/OR/P%0A', '/x%7F', '/x%C2%85', '/a\ud800b'])(
    'calls %j malformed',
    (path) => {
      expect(parsePath(path)).toEqual({ kind: 'malformed' });
    },
  );
  it('redirects a trailing slash to the path without it [F2-38]', () => {
    expect(parsePath('/people-search/')).toEqual({ kind: 'trailing-slash', target: '/people-search' });
    expect(parsePath(`/name/Maya-Ostrowski/Portland-OR/${ID}/`)).toEqual({
      kind: 'trailing-slash',
      target: `/name/Maya-Ostrowski/Portland-OR/${ID}`,
    });
    expect(parsePath('/name/a%2Fb/OR/')).toEqual({ kind: 'trailing-slash', target: '/name/a%2Fb/OR' });
  });
  it.each([
    ['an extra segment [F2-39]', `/name/Maya/OR/${ID}/more`],
    ['an extra segment with a slash', `/name/Maya/OR/${ID}/more/`],
    ['a double slash [F2-41]', `/name/Maya//${ID}`],
    ['a double slash at the start', '//evil.example'],
    ['a double slash at the end', '/people-search//'],
    ['a semicolon [F2-40]', `/name/Maya/OR/${ID};v=1`],
    ['an encoded parent segment', '/name/%2e%2e/OR'],
    ['a path without a route', '/nowhere/'],
    ['a missing location', '/name/Maya'],
    ['no path', ''],
  ])('finds nothing at %s', (_what, path) => {
    expect(parsePath(path)).toEqual({ kind: 'not-found' });
  });
  it('finds the home page [F2-23]', () => {
    expect(parsePath('/')).toEqual({ kind: 'route', name: 'home', params: {} });
  });
  it('handles every text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
        const parsed = parsePath(`/${text}`);
        expect(parsed.kind === 'trailing-slash' ? parsePath(parsed.target).kind : 'route').toBe('route');
      }),
    );
  });
});
