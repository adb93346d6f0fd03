/**
 * Asks the page's own address as a form does, for what a click needs and cannot fetch. The fields are copied at the click
 * and not read from the form on the page, because its button already says what the next click would do.
 */
export function submitFields(fields: Readonly<Record<string, string>>): void {
  const form = document.createElement('form');
  form.method = 'post';
  for (const [name, value] of Object.entries(fields)) {
    const input = document.createElement('input');
    input.type = 'hidden';
    input.name = name;
    input.value = value;
    form.append(input);
  }
  document.body.append(form);
  form.submit();
}
