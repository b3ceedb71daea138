/** What stands in a form's named fields, trimmed; a field that is not there counts as empty. */
export function formValues<F extends string>(form: HTMLFormElement, fields: readonly F[]): Record<F, string> {
  const data = new FormData(form);
  const entries = fields.map((field) => {
    const value = data.get(field);
    return [field, typeof value === 'string' ? value.trim() : ''] as const;
  });
  return Object.fromEntries(entries) as Record<F, string>;
}

/** Sets a control as if it had been typed in, so that everything that listens hears of it. */
export function fillControl(form: HTMLFormElement, field: string, value: string): void {
  const control = formControl(form, field);
  if (!control) return;
  control.value = value;
  control.dispatchEvent(new Event('input', { bubbles: true }));
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
