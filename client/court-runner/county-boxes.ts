import type { ChosenCounties } from '../../shared/court-runner/hand-over.ts';
import type { AskedCounties, RunnerErrors } from '../../shared/forms/court-runner-form.ts';

const boxesIn = (place: ParentNode, name: 'county' | 'old') => [
  ...place.querySelectorAll<HTMLInputElement>(`[name=${name}]`),
];
const tickedOf = (boxes: readonly HTMLInputElement[]) =>
  boxes.filter(({ checked }) => checked).map(({ value }) => value);

/** What is ticked among the counties of a form. Only a county that the person left long ago has a second box. */
export function readCounties(place: ParentNode): ChosenCounties & AskedCounties {
  const chosen = tickedOf(boxesIn(place, 'county'));
  const old = boxesIn(place, 'old');
  const unconfirmed = old.filter(({ checked, value }) => !checked && chosen.includes(value));
  return { chosen, confirmed: tickedOf(old), unconfirmed };
}

/** Ticks what was chosen on the page before. */
export function tickCounties(place: ParentNode, { chosen, confirmed }: ChosenCounties): void {
  for (const box of boxesIn(place, 'county')) box.checked ||= chosen.includes(box.value);
  for (const box of boxesIn(place, 'old')) box.checked ||= confirmed.includes(box.value);
}

/** Marks the boxes that have an error: the server wrote them, so React does not. */
export function markCounties(place: ParentNode, errors: RunnerErrors): void {
  const { unconfirmed } = readCounties(place);
  const mark = (box: HTMLInputElement, isWrong: boolean) => box.setAttribute('aria-invalid', String(isWrong));
  for (const box of boxesIn(place, 'county')) mark(box, errors.county !== undefined);
  for (const box of boxesIn(place, 'old')) mark(box, errors.old !== undefined && unconfirmed.includes(box));
}
