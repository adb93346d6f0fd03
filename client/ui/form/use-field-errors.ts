import { type FocusEvent, type FormEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { FieldErrors } from '../../../shared/forms/text-rules.ts';

/** The errors of a form's fields, by field name. */
type Check<K extends string> = (values: Readonly<Record<string, unknown>>) => FieldErrors<K>;

const controlsOf = (form: HTMLFormElement) =>
  [...form.elements].filter((element): element is HTMLInputElement => 'name' in element && 'value' in element);

/**
 * Checks the fields of a form when they lose focus or when the form is submitted; a message disappears as soon as its
 * field is valid. `first` holds the messages the server sent with the page. Spread `form` over a form that posts
 * natively: without JavaScript, the server checks it.
 * `isSending` is true from the press until the response; a second press in between sends nothing. Code that sends the
 * form itself calls `finish` at the response. A button with formNoValidate sends the fields to another form, unchecked.
 * A control whose value decides about another field names it in `data-rechecks`.
 */
export function useFieldErrors<K extends string>(first: FieldErrors<K>, check: Check<K>) {
  const [errors, setErrors] = useState<FieldErrors<K>>(first);
  const [isReady, setIsReady] = useState(false);
  // From here on we show the messages, not the browser.
  useEffect(() => setIsReady(true), []);
  const [isSending, setIsSending] = useState(false);
  // A second press may come before the first has rendered.
  const isOut = useRef(false);
  const markSending = (isNow: boolean) => {
    isOut.current = isNow;
    setIsSending(isNow);
  };
  useEffect(() => {
    // A visitor who comes back to this page may submit it again.
    const reset = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      isOut.current = false;
      setIsSending(false);
    };
    addEventListener('pageshow', reset);
    return () => removeEventListener('pageshow', reset);
  }, []);

  const checkOne = (form: HTMLFormElement, name: string) => {
    const found = check(Object.fromEntries(new FormData(form)));
    setErrors((now) => ({ ...now, [name]: found[name as K] }));
  };
  // P5-009
  const onBlur = (event: FocusEvent<HTMLFormElement>) => {
    const { name } = event.target as Element as HTMLInputElement;
    // A message that appears now would shift the control that is being pressed.
    if (name === '' || document.querySelector(':is(a, button, summary):active') !== null) return;
    checkOne(event.currentTarget, name);
  };
  const onInput = (event: FormEvent<HTMLFormElement>) => {
    const { name, dataset } = event.target as Element as HTMLInputElement;
    for (const one of [name, dataset.rechecks])
      if (one !== undefined && errors[one as K] !== undefined) checkOne(event.currentTarget, one);
  };
  // P5-009
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    const form = event.currentTarget;
    const { submitter } = event.nativeEvent as SubmitEvent;
    const isChecked = !isOut.current && !(submitter as HTMLButtonElement | null)?.formNoValidate;
    const found = isChecked ? check(Object.fromEntries(new FormData(form))) : {};
    const wrong = controlsOf(form).find(({ name }) => name in found);
    if (wrong === undefined && !isOut.current) return markSending(true);
    event.preventDefault();
    if (wrong === undefined) return;
    // The message must be there when a screen reader announces its field.
    flushSync(() => setErrors(found));
    // Of several controls with one name, the wrong one.
    const marked = form.querySelector<HTMLElement>(`[name="${wrong.name}"][aria-invalid=true]`);
    (marked ?? wrong).focus();
  };
  return {
    errors,
    isSending,
    finish: () => markSending(false),
    form: { noValidate: isReady, onBlur, onInput, onSubmit },
  };
}
