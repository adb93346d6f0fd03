import { expect, test } from 'vitest';
import { personRoiCopy } from './person-home.ts';

test('each letter is explained by its gain over five years [F9-20 F9-21 F9-22 F9-23 F9-24 F9-25]', () => {
  expect(personRoiCopy.title).toBe('Forecast gain in value over 5 years');
  expect(personRoiCopy.meanings).toEqual({
    'A+': 'doubling in 5 years',
    A: '67% or more',
    B: '50% or more',
    C: '27% to 50%',
    D: '10% to 27%',
    F: 'less than 10%, or a loss',
  });
});

test('every gain has a letter', () => {
  const takes = (meaning: string, percent: number) => {
    const [from = 0, to = 100] = meaning.match(/\d+(?=%)/g)?.map(Number) ?? [];
    return meaning.startsWith('less than') ? percent < from : percent >= from && percent <= to;
  };
  const meanings = Object.values(personRoiCopy.meanings).filter((meaning) => meaning.includes('%'));
  expect(meanings).toHaveLength(5);
  for (let percent = -20; percent < 100; percent += 0.5)
    expect(
      meanings.some((meaning) => takes(meaning, percent)),
      `${percent}%`,
    ).toBe(true);
});

test('a forecast below zero is a loss in words, and never a negative gain', () => {
  expect(personRoiCopy.forecast(3.2)).toBe('Forecast for this home: 3.2%.');
  expect(personRoiCopy.forecast(-3.25)).toBe('Forecast for this home: expected to lose 3.3% of its value.');
  expect(personRoiCopy.forecast(-0.04)).toBe('Forecast for this home: 0.0%.');
});

test('an outcome below zero is called a loss, and states its assumptions', () => {
  expect(personRoiCopy.outcome(-14_300, 563_000)).toBe(
    'Estimated loss after 5 years: $14K, if bought today for $563K.',
  );
  expect(personRoiCopy.outcome(1_250_000, 2_000_000)).toBe(
    'Estimated profit after 5 years: $1.25M, if bought today for $2.00M.',
  );
  expect(personRoiCopy.assumptions(6.5)).toBe(
    'Assumes 4% closing costs, 6% selling fees, 25% down and a 30-year fixed loan at 6.5%.',
  );
});
