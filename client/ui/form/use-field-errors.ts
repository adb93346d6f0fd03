import { type FocusEvent, type FormEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { FieldErrors } from '../../../shared/forms/text-rules.ts';

/** What is wrong with the fields of a form, by their names. */
type Check<K extends string> = (values: Readonly<Record<string, unknown>>) => FieldErrors<K>;

const controlsOf = (form: HTMLFormElement) =>
  [...form.elements].filter((element): element is HTMLInputElement => 'name' in element && 'value' in element);

/**
 * Checks the fields of a form when they lose the focus, or when it is sent; a message goes as soon as its field
 * is right. `first` are the messages the server sent with the page. The rules arrive by `load` when they are needed.
 * Spread `form` over a form that posts by itself: without JavaScript, or without the rules, the server checks it.
 * `isSending` from the press until the answer is there; a second press meanwhile sends nothing.
 */
export function useFieldErrors<K extends string>(first: FieldErrors<K>, load: () => Promise<Check<K>>) {
  const [errors, setErrors] = useState<FieldErrors<K>>(first);
  const [isReady, setIsReady] = useState(false);
  // From here on the messages are ours and no longer the browser's.
  useEffect(() => setIsReady(true), []);
  const [isSending, setIsSending] = useState(false);
  // Two presses may come before the first has been drawn.
  const isOut = useRef(false);
  const markSending = (isNow: boolean) => {
    isOut.current = isNow;
    setIsSending(isNow);
  };
  useEffect(() => {
    // Who comes back to this page may send it anew.
    const reset = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      isOut.current = false;
      setIsSending(false);
    };
    addEventListener('pageshow', reset);
    return () => removeEventListener('pageshow', reset);
  }, []);

  const checkOne = async (form: HTMLFormElement, name: string) => {
    const check = await load().catch(() => null);
    if (check === null) return;
    const found = check(Object.fromEntries(new FormData(form)));
    setErrors((now) => ({ ...now, [name]: found[name as K] }));
  };
  // P5-009
  const onBlur = (event: FocusEvent<HTMLFormElement>) => {
    const { name } = event.target as Element as HTMLInputElement;
    // A message that appears now would move what is being pressed away from under the finger.
    if (name === '' || document.querySelector(':is(a, button, summary):active') !== null) return;
    void checkOne(event.currentTarget, name);
  };
  const onInput = (event: FormEvent<HTMLFormElement>) => {
    const { name } = event.target as Element as HTMLInputElement;
    if (errors[name as K] !== undefined) void checkOne(event.currentTarget, name);
  };
  // P5-009
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    const form = event.currentTarget;
    event.preventDefault();
    if (isOut.current) return;
    markSending(true);
    const check = await load().catch(() => null);
    const found = check?.(Object.fromEntries(new FormData(form))) ?? {};
    const wrong = controlsOf(form).find(({ name }) => name in found);
    if (wrong === undefined) return form.submit();
    // The message has to be there when its field is read out.
    flushSync(() => {
      markSending(false);
      setErrors(found);
    });
    wrong.focus();
  };
  return { errors, isSending, form: { noValidate: isReady, onBlur, onInput, onSubmit } };
}
