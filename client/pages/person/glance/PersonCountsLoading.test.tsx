import { expect, test } from 'vitest';
import { renderText } from '../../../ui/render-text.ts';
import { PersonCountsLoading } from './PersonCountsLoading.tsx';

test('while the counts are on their way the card says so', () => {
  expect(renderText(<PersonCountsLoading />)).toBe('Loading Records');
});
