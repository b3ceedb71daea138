import {
  PREFERRED_TIME_LABELS,
  PREFERRED_TIMES,
  SERVICE_INTERESTS,
  SERVICE_LABELS,
  type BookingDateLimits,
} from '@contract';
import type { ServicePreset } from '../content/services';
import { Field } from '../forms/Field';
import { EMAIL_LIMIT, type FieldErrors, NAME_LIMIT, NOTES_LIMIT, PHONE_LIMIT } from '../forms/fieldRules';
import { usePage } from '../PageContext';
import { BirthDateTooltip } from './BirthDateTooltip';
import type { BookingField } from './bookingRules';
import { dayHint, type OfficeTime, timeHint } from './officeHours';

/** The selected values on which hints depend. */
export interface SelectedValues {
  readonly date: string;
  readonly time: string;
  readonly service: string;
}

interface BookingFieldsProps {
  readonly errors: FieldErrors<BookingField>;
  /** Initial values. */
  readonly values: Readonly<Record<string, string>>;
  readonly firstError: BookingField | undefined;
  readonly limits: BookingDateLimits | undefined;
  readonly selected: SelectedValues;
  readonly now: OfficeTime | undefined;
  readonly preset: ServicePreset | undefined;
}

/** The fields of the booking form, in three groups. */
export function BookingFields(props: BookingFieldsProps) {
  const { errors, values, firstError, limits, selected, now, preset } = props;
  const { timeZoneName } = usePage();
  const field = (name: BookingField) => ({ form: 'booking', name, error: errors[name] });
  const start = (name: BookingField) => ({ defaultValue: values[name], autoFocus: firstError === name });
  return (
    <>
      <fieldset>
        <legend>About you</legend>
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
              maxLength={PHONE_LIMIT}
            />
          )}
        </Field>
        <Field {...field('dateOfBirth')} label="Date of birth" aside={<BirthDateTooltip />}>
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
      </fieldset>
      <fieldset>
        <legend>When suits you</legend>
        <Field {...field('preferredDate')} label="Preferred date" hint={dayHint(selected.date)}>
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
        <Field
          {...field('preferredTime')}
          label="Preferred time"
          hint={timeHint(selected, timeZoneName, now)}
        >
          {(control) => (
            <select {...control} {...start('preferredTime')} autoComplete="off">
              <option value="">Choose a time</option>
              {PREFERRED_TIMES.map((time) => (
                <option key={time} value={time}>
                  {PREFERRED_TIME_LABELS[time]}
                </option>
              ))}
            </select>
          )}
        </Field>
      </fieldset>
      <fieldset>
        <legend>What it is about</legend>
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
      </fieldset>
    </>
  );
}
