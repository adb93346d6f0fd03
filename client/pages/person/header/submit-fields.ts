/**
 * Posts to the page's own address like a form, when the code for a click cannot be loaded. The fields are copied at the
 * click and not read from the form on the page, whose button already says what the next click would do.
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
