import type { ReactNode } from 'react';
import { Icon } from '../icons/Icon';
import { BOOKING_STEPS } from './bookingSteps';
import { type BookingSteps, titleId } from './useBookingSteps';

interface FormStepProps {
  readonly step: number;
  readonly steps: BookingSteps;
  readonly children: ReactNode;
}

/** A group of fields. On a phone it is a step with Back and Next, and folds to one line when it is completed. */
export function FormStep({ step, steps, children }: FormStepProps) {
  const summary = steps.summaries[step];
  return (
    <fieldset
      className={summary === undefined ? 'form-step' : 'form-step is-folded'}
      onFocus={() => steps.enter(step)}
    >
      <legend id={titleId(step)} tabIndex={-1}>
        {BOOKING_STEPS[step]?.title}
      </legend>
      {summary !== undefined && (
        <div className="step-summary">
          <Icon name="check" />
          <span>{summary}</span>
          <button type="button" className="link-button" onClick={() => steps.goTo(step)}>
            Change
          </button>
        </div>
      )}
      {children}
      <div className="step-buttons">
        {step > 0 && (
          <button type="button" className="button button-quiet" onClick={() => steps.goTo(step - 1)}>
            <Icon name="back" />
            Back
          </button>
        )}
        {step < BOOKING_STEPS.length - 1 && (
          <button
            type="button"
            className="button button-secondary step-next"
            onClick={() => steps.next(step)}
          >
            Next
            <Icon name="arrow" />
          </button>
        )}
      </div>
    </fieldset>
  );
}
