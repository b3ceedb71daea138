import { type RefObject, useEffect } from 'react';
import { formControl, formValues } from '../forms/formValues';
import { readBookingDraft, saveBookingDraft } from './bookingDraft';
import type { BookingField } from './bookingRules';

/**
 * Fills the empty fields of the form from the tab's draft when the page starts, and keeps the draft as the visitor
 * types. What the browser or the server has filled in already wins. Calls back once the fields stand.
 */
export function useBookingDraft(
  form: RefObject<HTMLFormElement | null>,
  fields: readonly BookingField[],
  onRestored: () => void,
): void {
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const draft = readBookingDraft();
    for (const field of fields) {
      const control = formControl(element, field);
      const kept = draft[field];
      if (control && control.value === '' && typeof kept === 'string') control.value = kept;
    }
    onRestored();
    const save = () => saveBookingDraft(formValues(element, fields));
    element.addEventListener('input', save);
    return () => element.removeEventListener('input', save);
    // the form restores its draft once, when it starts
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the fields never change, and a new callback restores nothing
  }, []);
}
