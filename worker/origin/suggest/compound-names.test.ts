import { beforeEach, describe, expect, it } from 'vitest';
import { type Suggestion, suggestAnswerSchema } from '../../../shared/contract/finding/reverse-search.ts';
import { openSearchOrigin, type SearchOrigin } from '../../../tests/support/search-origin.ts';

let origin: SearchOrigin;
beforeEach(() => {
  origin = openSearchOrigin();
});

async function suggest(q: string): Promise<Suggestion[]> {
  const answer = await origin.call(`/api/suggest?${new URLSearchParams({ q, type: 'name' })}`, {
    envelope: { caller: 'browser' },
  });
  return suggestAnswerSchema.parse(answer.json()).suggestions;
}
const texts = async (q: string) => (await suggest(q)).map(({ text }) => text);

describe('suggestions for a compound name', () => {
  it('also treat all words as the beginning of one last name, and put the last name before the first', async () => {
    for (const last of ['Vander Meer', 'De La Cruz', 'Dela Cruz', 'Snyder-Pierce', 'Hale-Navarro', 'Walker'])
      origin.named('James', last, { homes: ['eugene'] });
    origin.named('Mary Kate', 'Lind');
    origin.people.fillFinding();
    expect(await texts('vander m')).toEqual(['James Vander Meer', 'Vander Meer']);
    expect(await texts('snyder-p')).toEqual(['James Snyder-Pierce', 'Snyder-Pierce']);
    expect(await texts('hale-n')).toEqual(['James Hale-Navarro', 'Hale-Navarro']);
    expect(await texts('dela c')).toEqual(['James Dela Cruz', 'Dela Cruz']);
    for (const q of ['de la', 'de la c']) expect(await texts(q), q).toEqual(['James De La Cruz', 'De La Cruz']);
    for (const q of ['delacruz', 'dela cruz', 'de la cru'])
      expect((await texts(q)).sort(), q).toEqual(['De La Cruz', 'Dela Cruz', 'James De La Cruz', 'James Dela Cruz']);
    expect((await suggest('vander m'))[1]).toMatchObject({ path: '/name/Vander-Meer/-', people: 1 });
    for (const q of ['walker j', 'walker ja', 'Walker, Ja', 'walker jim'])
      expect(await texts(q), q).toEqual(['James Walker', 'Walker']);
    expect(await texts('mary ka')).toEqual(['Mary Kate Lind']);
  });
});
