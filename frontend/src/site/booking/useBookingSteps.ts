import { type KeyboardEvent, type RefObject, useState } from 'react';
import { flushSync } from 'react-dom';
import { formValues } from '../forms/formValues';
import { BOOKING_STEPS, stepOf, stepSummary } from './bookingSteps';
import type { BookingField } from './bookingRules';

export interface BookingSteps {
  readonly current: number;
  /** Summaries of completed steps, which the style sheet folds on a phone; undefined for an open step. */
  readonly summaries: Readonly<Record<number, string>>;
  /** Call when a field of the step gets the focus. */
  enter(step: number): void;
  /** Completes a step if its fields are valid, and goes to the next one. */
  next(step: number): void;
  /** Opens a step and goes to it. */
  goTo(step: number): void;
}

/**
 * The steps of the booking form on a phone. All steps are open and their fields can be filled in any order; Next folds a
 * valid step to one line.
 */
export function useBookingSteps(form: RefObject<HTMLFormElement | null>) {
  const [current, setCurrent] = useState(0);
  const [summaries, setSummaries] = useState<Record<number, string>>({});

  const show = (step: number, changed: Record<number, string>) => {
    // the heading must be rendered before it can get the focus
    flushSync(() => {
      setCurrent(step);
      setSummaries(changed);
    });
    const title = form.current?.querySelector<HTMLElement>(`#${titleId(step)}`);
    title?.focus({ preventScroll: true });
    title?.scrollIntoView({ block: 'start' });
  };
  const opened = (step: number) =>
    Object.fromEntries(Object.entries(summaries).filter(([key]) => Number(key) !== step));

  /** `check` shows the errors of fields and returns whether they are all valid. */
  const checkedBy = (
    check: (form: HTMLFormElement, fields: readonly BookingField[]) => boolean,
  ): BookingSteps => ({
    current,
    summaries,
    enter: setCurrent,
    goTo: (step) => show(step, opened(step)),
    next: (step) => {
      const fields = BOOKING_STEPS[step]?.fields ?? [];
      if (!form.current || !check(form.current, fields)) return;
      const summary = stepSummary(step, formValues(form.current, fields));
      show(step + 1, { ...opened(step + 1), [step]: summary });
    },
  });
  /** Opens the step of a field. */
  const reveal = (field: BookingField) => {
    const step = stepOf(field);
    if (step in summaries) flushSync(() => setSummaries(opened(step)));
  };
  const reset = () => {
    setCurrent(0);
    setSummaries({});
  };
  return { checkedBy, reveal, reset };
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
