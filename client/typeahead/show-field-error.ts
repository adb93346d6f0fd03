import field from '../ui/form/Field.module.css';
import { drawIcon } from '../ui/text/draw-icon.ts';
import icon from '../ui/text/Icon.module.css';

/** Says under its field what is wrong with it, as `Field` does where the server wrote it; null takes that away. */
export function showFieldError(input: HTMLInputElement, message: string | null): void {
  const id = `${input.id}-error`;
  document.getElementById(id)?.remove();
  const notes = (input.getAttribute('aria-describedby') ?? '').split(' ').filter((note) => note !== '' && note !== id);
  if (message === null) {
    input.removeAttribute('aria-invalid');
  } else {
    const line = document.createElement('p');
    line.id = id;
    line.className = field.error ?? '';
    const sign = drawIcon('alert');
    sign.classList.add(icon.s16 ?? '');
    line.append(sign, message);
    input.closest('[data-ways] > *')?.append(line);
    input.setAttribute('aria-invalid', 'true');
    notes.push(id);
  }
  if (notes.length === 0) input.removeAttribute('aria-describedby');
  else input.setAttribute('aria-describedby', notes.join(' '));
}
