import { describe, expect, test } from 'vitest';
import { glossary } from './glossary.ts';
import { glossaryCopy } from './glossary-page.ts';

const topics = Object.entries(glossary);
const terms = Object.values(glossary).flat();

describe('the glossary', () => {
  test.each(topics)('has its terms of %s from A to Z', (_topic, listed) => {
    const names = listed.map(({ term }) => term);
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true })));
  });

  test('has an anchor of its own for every term, which no topic has', () => {
    const ids = [...terms.map(({ id }) => id), ...Object.values(glossaryCopy.topics).map(({ id }) => id)];
    expect(ids.filter((id) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))).toEqual([]);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('explains each term in one to three sentences', () => {
    const odd = terms.filter(({ text }) => !/^[A-Z].*\.$/.test(text) || (text.match(/[.!?](?= |$)/g)?.length ?? 0) > 3);
    expect(odd.map(({ id }) => id)).toEqual([]);
    expect(terms.length).toBeGreaterThan(60);
  });

  test('finds each term by its own name, except for a degree, which says too little alone', () => {
    const unfound = terms.filter(({ term, words }) =>
      term
        .replace(/\(.*\)/, '')
        .split(', ')
        .every((name) => !new RegExp(`(?<!\\w)(?:${words})(?!\\w)`, 'i').test(name.trim())),
    );
    expect(unfound.map(({ id }) => id)).toEqual(['degree']);
  });
});
