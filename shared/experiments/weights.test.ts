import { expect, it } from 'vitest';
import { parseWeights, runsAny } from './weights.ts';

it('weights are read by experiment name', () => {
  expect(parseWeights('{"PROPERTY_UPSELL":[70,10,10,10],"UPSELL_NEW_TAB":[0.5,0.5]}')).toEqual({
    PROPERTY_UPSELL: [70, 10, 10, 10],
    UPSELL_NEW_TAB: [0.5, 0.5],
  });
  expect(parseWeights('{}')).toEqual({});
});

it.each([
  ['70,10,10,10', 'must be JSON'],
  ['[70]', 'must be JSON'],
  ['null', 'must be JSON'],
  ['{"PROPERTY_UPSEL":[1,1]}', 'PROPERTY_UPSEL is not an experiment'],
  ['{"toString":[1,1]}', 'toString is not an experiment'],
  ['{"UPSELL_NEW_TAB":[1,-1]}', 'UPSELL_NEW_TAB needs a list of weights of 0 or more'],
  ['{"UPSELL_NEW_TAB":[1,"1"]}', 'UPSELL_NEW_TAB needs a list of weights of 0 or more'],
  ['{"UPSELL_NEW_TAB":1}', 'UPSELL_NEW_TAB needs a list of weights of 0 or more'],
  ['{"UPSELL_NEW_TAB":[1,1,1]}', 'UPSELL_NEW_TAB has 2 variants and was given 3 weights'],
  ['{"UPSELL_NEW_TAB":[0,0]}', 'UPSELL_NEW_TAB needs a weight above 0'],
  ['{"UPSELL_NEW_TAB":[]}', 'UPSELL_NEW_TAB needs a weight above 0'],
])('%s is refused: %s', (text, sentence) => {
  expect(() => parseWeights(text)).toThrow(`EXPERIMENT_WEIGHTS`);
  expect(() => parseWeights(text)).toThrow(sentence);
});

it('an experiment runs if any variant other than 0 has a weight', () => {
  expect([{}, { UPSELL_NEW_TAB: [1] }, { UPSELL_NEW_TAB: [1, 0] }].map(runsAny)).toEqual([false, false, false]);
  expect(runsAny({ PUBMAX_ADS: [1, 0], UPSELL_NEW_TAB: [0, 1] })).toBe(true);
});
