import { expect, test } from 'vitest';
import { renderText } from '../../ui/text/render-text.ts';
import { SecurityCounts } from './SecurityCounts.tsx';

test('each kind is listed with its subject and how often it happened', () => {
  const text = renderText(
    <SecurityCounts
      rows={[
        { kind: 'limit-hit', subject: 'LIMIT_SEARCH', hour: 3, day: 40, month: 500 },
        { kind: 'login-failed', subject: '', hour: 1, day: 1, month: 1 },
      ]}
    />,
  );
  expect(text).toContain('Limit reached LIMIT_SEARCH 3 40 500');
  expect(text).toContain('Wrong password 1 1 1');
});

test('a quiet site says so', () => {
  expect(renderText(<SecurityCounts rows={[]} />)).toContain('Nothing was refused in the last 30 days.');
});
