import { islandsCopy } from '../../../shared/copy/site/islands.ts';
import { kitCopy } from '../../../shared/copy/site/kit.ts';
import { track } from '../../analytics/track.ts';
import { say } from '../overlay/say.ts';
import { type RepeatedIcon, shapeId } from '../text/icon-shapes.ts';

/** How long the note and the check mark stay, in milliseconds (F4-08, F9-09). */
const COPIED_MS = 4_000;

/**
 * Makes the copy buttons of a page work: each copies its value and says so (F4-07) for 4,000 ms (F4-08, F9-09), or
 * until the mouse leaves (F4-09).
 */
export function watchCopies(): void {
  document.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('button[data-copy]');
    if (button !== null) void copy(button);
  });
}

/** Puts a button back as it was. */
const endings = new WeakMap<Element, () => void>();

async function copy(button: HTMLElement): Promise<void> {
  const row = button.closest('li, p');
  const text = (row?.querySelector('code') ?? row?.firstElementChild)?.textContent ?? '';
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    // The browser or its user refused, for instance because the press was a while ago (hold-script.ts).
    endings.get(button)?.();
    say({ text: islandsCopy.notCopied, style: 'neutral-black' });
    return;
  }
  endings.get(button)?.();
  const note = button.previousElementSibling;
  if (note !== null) note.textContent = kitCopy.copied;
  showIcon(button, 'check');
  const end = () => {
    clearTimeout(timer);
    button.removeEventListener('mouseleave', end);
    endings.delete(button);
    if (note !== null) note.textContent = '';
    showIcon(button, 'copy');
  };
  const timer = setTimeout(end, COPIED_MS);
  button.addEventListener('mouseleave', end);
  endings.set(button, end);
  const { copy: kind } = button.dataset;
  if (kind === 'phone' || kind === 'email') track('copied', { kind });
}

/** The button's icon refers to a shape of the page, as all of these do. */
function showIcon(button: Element, name: RepeatedIcon): void {
  button.querySelector('use')?.setAttribute('href', `#${shapeId(name)}`);
}
