import { expect, test } from 'vitest';
import { renderHrefs, renderText } from '../../../ui/text/render-text.ts';
import { PersonCountsLoading } from './PersonTally.tsx';

test('while the counts are on their way the card says so, and who has no scripts is led to the page that has them', () => {
  const loading = <PersonCountsLoading fullPath="/name/maya?full=1" />;
  expect(renderText(loading)).toMatch(/^Loading Records/);
  expect(renderHrefs(loading)).toEqual(['/name/maya?full=1']);
});
