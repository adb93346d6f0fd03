import { expect, test } from 'vitest';
import { foldedListCopy } from '../../shared/copy/format/folded-list.ts';
import { hiddenItems } from './folded-lists.ts';

test('the number of hidden items is read from the control’s text, thousands too', () => {
  for (const count of [1, 12, 2_994, 1_234_567]) expect(hiddenItems(`${foldedListCopy.more.open(count)} `)).toBe(count);
});

test('a control with any other text stops the benchmark', () => {
  const { more, all, show } = foldedListCopy;
  for (const text of [more.close, all.open(), show.open(), `${more.open(4)} ${more.open(2)}`, ''])
    expect(() => hiddenItems(text), text).toThrow('no number of items');
});
