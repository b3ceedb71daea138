import { type RefObject, useEffect } from 'react';
import { formControl, formValues } from '../forms/formValues';
import { readBookingDraft, saveBookingDraft } from './bookingDraft';
import type { BookingField } from './bookingRules';

/**
 * Restores the draft into empty fields on mount, and stores it while the visitor types. Values set by the browser or
 * the server take precedence. Calls `onRestored` after restoring.
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
      const stored = draft[field];
      if (control && control.value === '' && typeof stored === 'string') control.value = stored;
    }
    onRestored();
    const save = () => saveBookingDraft(formValues(element, fields));
    element.addEventListener('input', save);
    return () => element.removeEventListener('input', save);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- runs once, on mount; the fields never change
  }, []);
}
