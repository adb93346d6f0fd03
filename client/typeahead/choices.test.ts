import { describe, expect, it } from 'vitest';
import type { Suggestion } from '../../shared/contract/finding/reverse-search.ts';
import type { HistoryEntry } from '../history/history-entry.ts';
import { clearedGroups, lineGroups, recentGroups, suggestedGroups } from './choices.ts';
import { markTyped } from './mark-typed.ts';

/** 'Maya Ostrowski' with the typed part in brackets. */
const marked = (text: string, typed: string) =>
  markTyped(text, typed)
    .map((piece) => (piece.isTyped ? `[${piece.text}]` : piece.text))
    .join('');

describe('the typed part of a suggestion', () => {
  it.each([
    ['Maya Ostrowski', 'maya ost', '[Maya Ost]rowski'],
    ['Ostrowski', 'maya ost', '[Ost]rowski'],
    ['Maya Lind-Ostrowska', 'ma ost', '[Ma]ya Lind-[Ost]rowska'],
    ['Lind-Ostrowska', 'lind ostr', '[Lind-Ostr]owska'],
    ["Sean O'Neil", 'oneil', "Sean [O'Neil]"],
    ['Núñez', 'nun', '[Núñ]ez'],
    ['Weiß', 'weis', '[Weiß]'],
    ['Portland, OR', 'portland, o', '[Portland, O]R'],
    ['Oregon', 'or', '[Or]egon'],
    ['William Ostrom', 'bill ost', 'William [Ost]rom'],
    ['Maya', '', 'Maya'],
    ['Maya', '* ( [', 'Maya'],
  ])('of %j for %j is %j', (text, typed, expected) => {
    expect(marked(text, typed)).toBe(expected);
    expect(
      markTyped(text, typed)
        .map((piece) => piece.text)
        .join(''),
    ).toBe(text);
  });
});

describe('choices', () => {
  const person: Suggestion = {
    kind: 'person',
    text: 'Maya Ostrowski',
    detail: 'Age 41, Portland, OR',
    people: null,
    path: '/name/Maya-Ostrowski/Portland-OR/P1',
  };
  const lastName: Suggestion = {
    kind: 'last-name',
    text: 'Ostrowski',
    detail: null,
    people: 1_640,
    path: '/name/Ostrowski/-',
  };
  const place: Suggestion = { kind: 'place', text: 'Portland, OR', detail: null, people: 1, path: null };

  it('are grouped; a person or a last name opens a page, a place fills the field', () => {
    expect(
      suggestedGroups([person, lastName, place], 'o').map(({ title, choices }) => [
        title,
        choices.map(({ detail, aside, asideLabel, act }) => [detail, aside, asideLabel, act]),
      ]),
    ).toEqual([
      ['People', [['Age 41, Portland, OR', null, null, { do: 'go', path: person.path, isRecent: false }]]],
      [
        'Last names',
        [['Everyone with this name', '1,640', '1,640 people', { do: 'go', path: lastName.path, isRecent: false }]],
      ],
      ['Places', [[null, '1', '1 person', { do: 'fill', text: 'Portland, OR' }]]],
    ]);
  });

  const fullName: Suggestion = {
    kind: 'full-name',
    text: 'Maya Ostrowski',
    detail: null,
    people: 200,
    isCapped: true,
    path: '/name/Maya-Ostrowski/-',
  };

  it('begin with everybody of the typed name, and keep the order of the answer', () => {
    expect(
      suggestedGroups([fullName, lastName, person], 'maya ostrowski').map(({ title, choices }) => [
        title,
        choices.map(({ detail, aside, asideLabel }) => [detail, aside, asideLabel]),
      ]),
    ).toEqual([
      [null, [['Everyone with this name', '200+', '200 or more people']]],
      ['Last names', [['Everyone with this name', '1,640', '1,640 people']]],
      ['People', [['Age 41, Portland, OR', null, null]]],
    ]);
  });

  it('name near spellings as such, whatever they are a spelling of', () => {
    const near = (one: Suggestion): Suggestion => ({ ...one, isSpelling: true });
    expect(
      suggestedGroups([near(fullName), person, near(lastName)], 'mya ostrovski').map(({ title, choices }) => [
        title,
        choices.length,
      ]),
    ).toEqual([
      ['Close spellings', 2],
      ['People', 1],
    ]);
  });

  it('say what is there in a place instead of everywhere', () => {
    const there = { ...fullName, text: 'Maya Ostrowski in Portland, OR', detail: 'Everyone who lives there' };
    expect(suggestedGroups([there], 'maya ostrowski port')[0]?.choices[0]?.detail).toBe('Everyone who lives there');
  });

  it('are the search itself if there are no suggestions', () => {
    const [group, ...others] = suggestedGroups([], 'Mayah Ostrovski');
    expect(others).toEqual([]);
    expect(group?.choices).toMatchObject([
      { title: [{ text: 'Search for “Mayah Ostrovski”' }], act: { do: 'search' } },
    ]);
  });

  it('for an empty field are recent views and a way to clear them', () => {
    const now = new Date(2026, 10, 21, 12);
    const entry: HistoryEntry = {
      type: 'search',
      path: '/name/Elise-Hale/Bend-OR',
      id: null,
      timestamp: now.getTime(),
      label: 'Elise Hale',
      place: 'Bend, OR',
    };
    expect(recentGroups([], now)).toEqual([]);
    expect(recentGroups([entry], now)).toMatchObject([
      {
        title: 'Recent in this browser',
        choices: [
          { detail: 'Search in Bend, OR', aside: 'Today', act: { do: 'go', path: entry.path, isRecent: true } },
          { title: [{ text: 'Clear recent searches' }], act: { do: 'clear-recent' } },
        ],
      },
    ]);
    expect(clearedGroups()[0]?.choices).toMatchObject([{ act: { do: 'undo-clear' } }]);
  });
});

describe('a line that is no name', () => {
  it.each([
    ['503-555-0186', 'Look up (503) 555-0186'],
    ['+1 503.555.0186', 'Look up (503) 555-0186'],
    ['503 555 01xx', 'Look up (503) 555-01XX'],
    ['1423 main st', 'Look up 1423 main st'],
    ['1423 Main St Apt 4B, Portland, OR', 'Look up 1423 Main St Apt 4B, Portland, OR'],
    ['97217', 'Look up ZIP 97217'],
    ['maya@example.com', 'We do not search by email address'],
    ['PO Box 12', 'We do not search by PO box'],
  ])('%j offers its own search', (typed, title) => {
    const [group, ...others] = lineGroups(typed) ?? [];
    expect(others).toEqual([]);
    expect(group?.choices.map((choice) => choice.title.map(({ text }) => text).join(''))).toEqual([title]);
    expect(group?.choices[0]?.act).toEqual({ do: 'search' });
  });

  it.each(['503', '503 55', '5555', '--', '日本'])('%j says nothing yet', (typed) => {
    expect(lineGroups(typed)).toEqual([]);
  });

  it.each(['maya ost', 'Ostrowski, Maya', 'maria garcia 77002', 'maria st', 'james dr', 'smi', "o'neil"])(
    '%j may be a name',
    (typed) => {
      expect(lineGroups(typed)).toBeNull();
    },
  );
});
