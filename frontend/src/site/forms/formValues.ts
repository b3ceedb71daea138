import { readText } from '@contract';

/** The values of a form's named fields as the server reads them; a missing field is empty. */
export function formValues<F extends string>(form: HTMLFormElement, fields: readonly F[]): Record<F, string> {
  const data = new FormData(form);
  const entries = fields.map((field) => {
    const value = data.get(field);
    return [field, typeof value === 'string' ? readText(value, { lines: true }) : ''] as const;
  });
  return Object.fromEntries(entries) as Record<F, string>;
}

/** Sets the value of a control and dispatches its input and change events. */
export function fillControl(form: HTMLFormElement, field: string, value: string): void {
  const control = formControl(form, field);
  if (!control) return;
  control.value = value;
  for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }));
}

/** The form's control with the given name, or null. */
export function formControl(form: HTMLFormElement, field: string) {
  const control = form.elements.namedItem(field);
  return control instanceof HTMLInputElement ||
    control instanceof HTMLSelectElement ||
    control instanceof HTMLTextAreaElement
    ? control
    : null;
}
