import { expect, it } from 'vitest';
import { addNamesakes } from '../../../tests/fixtures/namesakes.ts';
import { openSearchOrigin } from '../../../tests/support/search-origin.ts';

const spellings = async (namesakes: number): Promise<string[]> => {
  const origin = openSearchOrigin();
  origin.named('Jon', 'Walker');
  origin.named('Jon', 'Walter');
  if (namesakes > 0) addNamesakes(origin.people, 'Jon', 'Walter', namesakes);
  const { tries = [] } = await origin.search('Jon Walket');
  return tries.filter(({ kind }) => kind === 'spelling').map(({ name }) => name);
};

it('a common name is likelier than a rare one that is a little nearer', async () => {
  expect(await spellings(0)).toEqual(['Jon Walker', 'Jon Walter']);
  expect(await spellings(100)).toEqual(['Jon Walter', 'Jon Walker']);
});
