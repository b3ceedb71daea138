import { type KeyboardEvent, type RefObject, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { BOOKING_STEPS, stepOf } from './bookingSteps';
import type { BookingField } from './bookingRules';

export interface BookingSteps {
  readonly current: number;
  /** Call when a field of the step gets the focus. */
  enter(step: number): void;
  /** Goes to the next step if the fields of this one are valid. */
  next(step: number): void;
  /** Goes back to the step before, as the browser's Back does. */
  back(step: number): void;
}

/**
 * The steps of the booking form. On a phone the style sheet shows the current one alone, and each is an entry of the browser's
 * history; elsewhere all fields are there at once. It starts with the first step that has one of these errors.
 */
export function useBookingSteps(
  form: RefObject<HTMLFormElement | null>,
  errors: Readonly<Record<string, string>> = {},
) {
  const [current, setCurrent] = useState(() =>
    Math.max(
      0,
      BOOKING_STEPS.findIndex(({ fields }) => fields.some((field) => errors[field])),
    ),
  );

  const show = (step: number) => {
    // the heading must be rendered before it can get the focus
    flushSync(() => setCurrent(step));
    const title = form.current?.querySelector<HTMLElement>(`#${titleId(step)}`);
    title?.focus({ preventScroll: true });
    title?.scrollIntoView({ block: 'start' });
  };

  useEffect(() => {
    const onTraversal = () => {
      const step = stepOfEntry();
      // the form is hidden once it was sent; the browser scrolls to where the page was, and then the heading is scrolled to
      if (step !== undefined && !form.current?.hidden) requestAnimationFrame(() => show(step));
    };
    addEventListener('popstate', onTraversal);
    return () => removeEventListener('popstate', onTraversal);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- runs once, on mount; what it calls never changes
  }, []);

  /** `check` shows the errors of fields and returns whether they are all valid. */
  const checkedBy = (
    check: (form: HTMLFormElement, fields: readonly BookingField[]) => boolean,
  ): BookingSteps => ({
    current,
    enter: setCurrent,
    back: (step) => (stepOfEntry() === step ? history.back() : show(step - 1)),
    next: (step) => {
      if (!form.current || !check(form.current, BOOKING_STEPS[step]?.fields ?? [])) return;
      show(step + 1);
      history.replaceState({ bookingStep: step }, '');
      history.pushState({ bookingStep: step + 1 }, '');
    },
  });
  /** Shows the step of a field. */
  const reveal = (field: BookingField) => flushSync(() => setCurrent(stepOf(field)));
  /** A reload stays at its step. */
  const restore = () => setCurrent(stepOfEntry() ?? current);
  const reset = () => {
    setCurrent(0);
    if (stepOfEntry()) history.replaceState({ bookingStep: 0 }, '');
  };
  return { checkedBy, reveal, restore, reset };
}

/** The step that the current entry of the browser's history is at; undefined for entries from elsewhere. */
function stepOfEntry(): number | undefined {
  return (history.state as { readonly bookingStep?: number } | null)?.bookingStep;
}

export function titleId(step: number): string {
  return `booking-step-${step + 1}`;
}

/** Enter in a field goes on to the next step while its button is shown; otherwise it sends the form. */
export function nextOnEnter(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing || !(event.target instanceof HTMLInputElement))
    return;
  const next = event.target.closest('fieldset')?.querySelector<HTMLButtonElement>('.step-next');
  if (!next || next.getClientRects().length === 0) return;
  event.preventDefault();
  next.click();
}
