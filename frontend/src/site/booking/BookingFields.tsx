import {
  LONGEST_PHONE,
  PREFERRED_TIME_LABELS,
  PREFERRED_TIMES,
  SERVICE_INTERESTS,
  SERVICE_LABELS,
  type BookingDateLimits,
} from '@contract';
import { BOOKING } from '../content/booking';
import type { ServicePreset } from '../content/services';
import { Field } from '../forms/Field';
import { EMAIL_LIMIT, type FieldErrors, NAME_LIMIT, NOTES_LIMIT } from '../forms/fieldRules';
import { usePage } from '../PageContext';
import { BirthDateTooltip } from './BirthDateTooltip';
import type { BookingField } from './bookingRules';
import { dayHint, isMinorToday, timeHint } from './bookingHints';
import { FormStep } from './FormStep';
import type { BusinessTime } from './businessHours';
import { OpenDays } from './OpenDays';
import type { BookingSteps } from './useBookingSteps';

/** With what stands around a pasted number, which the server takes off. */
const TYPED_PHONE = 2 * LONGEST_PHONE;

/** The selected values on which hints depend. */
export interface SelectedValues {
  readonly date: string;
  readonly time: string;
  readonly service: string;
  readonly birthDate: string;
}

interface BookingFieldsProps {
  readonly errors: FieldErrors<BookingField>;
  /** Initial values. */
  readonly values: Readonly<Record<string, string>>;
  readonly firstError: BookingField | undefined;
  readonly limits: BookingDateLimits | undefined;
  readonly selected: SelectedValues;
  readonly now: BusinessTime | undefined;
  readonly preset: ServicePreset | undefined;
  readonly steps: BookingSteps;
  readonly onSelectDate: (date: string) => void;
}

/** The fields of the booking form, in three groups. */
export function BookingFields(props: BookingFieldsProps) {
  const { errors, values, firstError, limits, selected, now, preset, steps, onSelectDate } = props;
  const page = usePage();
  const day = dayHint(selected.date, page, now);
  const time = timeHint(selected, page, page.timeZoneName, now);
  const minor = isMinorToday(selected.birthDate, now);
  const field = (name: BookingField) => ({ form: 'booking', name, error: errors[name] });
  const start = (name: BookingField) => ({ defaultValue: values[name], autoFocus: firstError === name });
  return (
    <>
      <FormStep step={0} steps={steps}>
        <Field {...field('firstName')} label="First name">
          {(control) => (
            <input
              {...control}
              {...start('firstName')}
              type="text"
              autoComplete="given-name"
              maxLength={NAME_LIMIT}
            />
          )}
        </Field>
        <Field {...field('lastName')} label="Last name">
          {(control) => (
            <input
              {...control}
              {...start('lastName')}
              type="text"
              autoComplete="family-name"
              maxLength={NAME_LIMIT}
            />
          )}
        </Field>
        <Field {...field('email')} label="Email">
          {(control) => (
            <input
              {...control}
              {...start('email')}
              type="email"
              inputMode="email"
              autoComplete="email"
              maxLength={EMAIL_LIMIT}
            />
          )}
        </Field>
        <Field {...field('phone')} label="Phone">
          {(control) => (
            <input
              {...control}
              {...start('phone')}
              type="tel"
              inputMode="tel"
              autoComplete="tel"
              maxLength={TYPED_PHONE}
            />
          )}
        </Field>
        <Field
          {...field('dateOfBirth')}
          label="Date of birth"
          aside={<BirthDateTooltip />}
          hint={
            minor ? (
              BOOKING.adultsOnly
            ) : (
              <>
                {BOOKING.birthDateUse} <a href="#privacy-policy">Privacy Policy</a>
                <noscript> {BOOKING.adultsOnly}</noscript>
              </>
            )
          }
          advice={minor}
          wide
        >
          {(control) => (
            <input
              {...control}
              {...start('dateOfBirth')}
              {...limits?.dateOfBirth}
              type="date"
              autoComplete="bday"
            />
          )}
        </Field>
      </FormStep>
      <FormStep step={1} steps={steps}>
        <OpenDays now={now} selected={selected.date} onSelect={onSelectDate} />
        <Field {...field('preferredDate')} label="Preferred date" hint={day.text} advice={day.advice}>
          {(control) => (
            <input
              {...control}
              {...start('preferredDate')}
              {...limits?.preferredDate}
              type="date"
              autoComplete="off"
            />
          )}
        </Field>
        <Field {...field('preferredTime')} label="Preferred time" hint={time.text} advice={time.advice}>
          {(control) => (
            <select {...control} {...start('preferredTime')} autoComplete="off">
              <option value="">Choose a time</option>
              {PREFERRED_TIMES.map((option) => (
                <option key={option} value={option}>
                  {PREFERRED_TIME_LABELS[option]}
                </option>
              ))}
            </select>
          )}
        </Field>
      </FormStep>
      <FormStep step={2} steps={steps}>
        <Field
          {...field('serviceInterest')}
          label="Service"
          hint={preset?.interest === selected.service ? preset.note : undefined}
          wide
        >
          {(control) => (
            <select {...control} {...start('serviceInterest')} autoComplete="off">
              <option value="">Choose a service</option>
              {SERVICE_INTERESTS.map((service) => (
                <option key={service} value={service}>
                  {SERVICE_LABELS[service]}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field {...field('notes')} label="Notes" optional wide>
          {(control) => (
            <textarea {...control} {...start('notes')} rows={4} autoComplete="off" maxLength={NOTES_LIMIT} />
          )}
        </Field>
      </FormStep>
    </>
  );
}
