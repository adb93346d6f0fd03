import { expect, test } from 'vitest';
import { parseFunnelQuery } from './funnel-link.ts';

test('keeps only the funnel parameters of an address', () => {
  const query = new URLSearchParams(
    `wp_term=Maya-Ostrowski&wpId=Pabcdefghijk&email=x%40example.com&redirect=%2F&wp_medium=&wp_content=${'x'.repeat(201)}`,
  );
  expect(parseFunnelQuery(query)).toEqual({ wp_term: 'Maya-Ostrowski', wpId: 'Pabcdefghijk' });
});
