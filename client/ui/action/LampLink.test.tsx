import { expect, test } from 'vitest';
import { renderText } from '../text/render-text.ts';
import { LampLink } from './LampLink.tsx';

test('a link says that it opens a new window, and only then [P6-028]', () => {
  expect(renderText(<LampLink href="#price">See it</LampLink>)).toBe('See it');
  expect(
    renderText(
      <LampLink href="#price" isNewWindow>
        See it
      </LampLink>,
    ),
  ).toBe('See it (opens in a new window)');
});
