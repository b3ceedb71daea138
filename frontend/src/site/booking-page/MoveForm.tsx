import { type BookingPage, PREFERRED_TIME_LABELS, PREFERRED_TIMES, type ReturnedRequest } from '@contract';
import { Field } from '../forms/Field';
import { usePage } from '../PageContext';
import { RequestForm, startOf } from './RequestForm';

interface MoveFormProps {
  readonly dates: BookingPage['dates'];
  readonly returned: ReturnedRequest | undefined;
}

/** Asks for another time. */
export function MoveForm({ dates, returned }: MoveFormProps) {
  const { timeZoneName } = usePage();
  const errors = returned?.errors ?? {};
  return (
    <RequestForm request="move" messageLabel="Message" button="button-primary" returned={returned}>
      <Field form="move" name="preferredDate" label="Preferred date" error={errors.preferredDate}>
        {(control) => (
          <input
            {...control}
            {...startOf('preferredDate', returned)}
            {...dates}
            type="date"
            autoComplete="off"
          />
        )}
      </Field>
      <Field
        form="move"
        name="preferredTime"
        label="Preferred time"
        hint={`In ${timeZoneName}`}
        error={errors.preferredTime}
      >
        {(control) => (
          <select {...control} {...startOf('preferredTime', returned)} autoComplete="off">
            <option value="">Choose a time</option>
            {PREFERRED_TIMES.map((time) => (
              <option key={time} value={time}>
                {PREFERRED_TIME_LABELS[time]}
              </option>
            ))}
          </select>
        )}
      </Field>
    </RequestForm>
  );
}
