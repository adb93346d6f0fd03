/** The texts of a form's fields, trimmed, with line ends as browsers show them; a missing or repeated-as-file one is ''. */
export function formValues<K extends string>(form: FormData, fields: readonly K[]): { readonly [F in K]: string } {
  const entries = fields.map((name) => {
    const value = form.get(name);
    return [name, typeof value === 'string' ? value.replaceAll('\r\n', '\n').trim() : ''] as const;
  });
  return Object.fromEntries(entries) as { readonly [F in K]: string };
}

/** A form that was not sent: every field is ''. */
export function emptyValues<K extends string>(fields: readonly K[]): { readonly [F in K]: string } {
  return Object.fromEntries(fields.map((name) => [name, ''])) as { readonly [F in K]: string };
}

/** The file of a field; null if none was chosen: browsers send an empty one. */
export function chosenFile(form: FormData, name: string): File | null {
  const file = form.get(name);
  return file instanceof File && (file.size > 0 || file.name !== '') ? file : null;
}

/** The first of the fields, in the order of the form, that has an error. */
export function firstError<K extends string>(
  fields: readonly K[],
  errors: { readonly [F in K]?: string | undefined },
): K | null {
  return fields.find((name) => errors[name] !== undefined) ?? null;
}
