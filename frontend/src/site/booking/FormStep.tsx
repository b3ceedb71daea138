import type { ReactNode } from 'react';
import { Icon } from '../icons/Icon';
import { BOOKING_STEPS } from './bookingSteps';
import { type BookingSteps, titleId } from './useBookingSteps';

interface FormStepProps {
  readonly step: number;
  readonly steps: BookingSteps;
  readonly children: ReactNode;
}

/** A group of fields. On a phone it is a step with Back and Next, of which the current one is shown. */
export function FormStep({ step, steps, children }: FormStepProps) {
  return (
    <fieldset
      className={step === steps.current ? 'form-step is-current' : 'form-step'}
      onFocus={() => steps.enter(step)}
    >
      <legend id={titleId(step)} tabIndex={-1}>
        {BOOKING_STEPS[step]?.title}
      </legend>
      {children}
      <div className="step-buttons">
        {step > 0 && (
          <button type="button" className="button button-quiet" onClick={() => steps.back(step)}>
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
