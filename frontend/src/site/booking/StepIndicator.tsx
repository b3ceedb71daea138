import { BOOKING_STEPS } from './bookingSteps';

/** The steps of the form, with the current one marked; shown on phones. */
export function StepIndicator({ current }: { current: number }) {
  return (
    <ol className="step-indicator" aria-label="Steps">
      {BOOKING_STEPS.map(({ label }, step) => (
        <li
          key={label}
          className={step < current ? 'is-past' : undefined}
          aria-current={step === current ? 'step' : undefined}
        >
          {label}
        </li>
      ))}
    </ol>
  );
}
