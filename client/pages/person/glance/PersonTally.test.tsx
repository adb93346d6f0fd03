import { expect, test } from 'vitest';
import { renderHrefs, renderText } from '../../../ui/text/render-text.ts';
import { PersonCountsLoading } from './PersonTally.tsx';

test('while the counts load, the card says so and links to the page that has them for browsers without JavaScript', () => {
  const loading = <PersonCountsLoading fullPath="/name/maya?full=1" />;
  expect(renderText(loading)).toMatch(/^Loading Records/);
  expect(renderHrefs(loading)).toEqual(['/name/maya?full=1']);
});
