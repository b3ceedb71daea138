/** What stands in a form's named fields, trimmed; a field that is not there counts as empty. */
export function formValues<F extends string>(form: HTMLFormElement, fields: readonly F[]): Record<F, string> {
  const data = new FormData(form);
  const entries = fields.map((field) => {
    const value = data.get(field);
    return [field, typeof value === 'string' ? value.trim() : ''] as const;
  });
  return Object.fromEntries(entries) as Record<F, string>;
}

/** The form's control of that name, if it has one. */
export function formControl(form: HTMLFormElement, field: string) {
  const control = form.elements.namedItem(field);
  return control instanceof HTMLInputElement ||
    control instanceof HTMLSelectElement ||
    control instanceof HTMLTextAreaElement
    ? control
    : null;
}
