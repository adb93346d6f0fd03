import { useEffect, useRef } from 'react';
import { localTimestamp } from './local-timestamp.ts';

/** The reader's local time, filled in when the form is sent (F7-14). Without scripts, the server infers it. */
export function LocalTime() {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const input = field.current;
    const form = input?.form;
    if (input === null || !form) return;
    const fill = () => {
      input.value = localTimestamp(new Date());
    };
    form.addEventListener('submit', fill);
    return () => form.removeEventListener('submit', fill);
  }, []);
  return <input ref={field} type="hidden" name="usersLocalTimestamp" />;
}
