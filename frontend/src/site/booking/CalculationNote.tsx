import { CALCULATOR_TITLES } from '@contract';
import { BOOKING } from '../content/booking';

interface CalculationNoteProps {
  /** A calculator and its inputs: `mp2?amount=1000`. */
  readonly reference: string;
  readonly onLeaveOut: () => void;
}

/** Says that a calculation is sent with the form, and sends it; without script, leaving it out opens the form anew. */
export function CalculationNote({ reference, onLeaveOut }: CalculationNoteProps) {
  const title = Object.entries(CALCULATOR_TITLES).find(([kind]) => reference.split('?')[0] === kind)?.[1];
  if (!title) return null;
  return (
    <p className="form-done">
      <input type="hidden" name="calculation" value={reference} />
      <span>
        {BOOKING.calculation(title)}{' '}
        <a
          href="/#contact"
          onClick={(event) => {
            event.preventDefault();
            onLeaveOut();
          }}
        >
          {BOOKING.leaveOut}
        </a>
      </span>
    </p>
  );
}
