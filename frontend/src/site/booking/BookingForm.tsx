import {
  PREFERRED_TIME_LABELS,
  PREFERRED_TIMES,
  type ReturnedForm,
  SERVICE_INTERESTS,
  SERVICE_LABELS,
} from '@contract';
import { useEffect, useMemo, useRef, useState } from 'react';
import { notify } from '../../shared/toast/toastQueue';
import { BOOKING, bookingSuccess } from '../content/booking';
import { Field } from '../forms/Field';
import { EMAIL_LIMIT, NAME_LIMIT, NOTES_LIMIT, PHONE_LIMIT } from '../forms/fieldRules';
import { fillControl, formValues } from '../forms/formValues';
import { SubmitButton } from '../forms/SubmitButton';
import { useSiteForm } from '../forms/useSiteForm';
import { usePage } from '../PageContext';
import { BirthDateReason } from './BirthDateReason';
import { clearBookingDraft } from './bookingDraft';
import { BookingReceived } from './BookingReceived';
import { type BookingField, bookingRules, dateLimits, type DateLimits } from './bookingRules';
import { dayHint, timeHint } from './officeHours';
import { useBookingDraft } from './useBookingDraft';

interface BookingFormProps {
  readonly returned?: ReturnedForm | undefined;
  /** The service that the visitor came from; a new object chooses it again. */
  readonly wish?: { readonly interest: string } | undefined;
}

/** Asks for a consultation. Works as plain HTML, and with script without leaving the page. */
export function BookingForm({ returned, wish }: BookingFormProps) {
  const { business, timeZone } = usePage();
  const form = useRef<HTMLFormElement>(null);
  const rules = useMemo(() => bookingRules(timeZone), [timeZone]);
  const fields = useMemo(() => Object.keys(rules) as BookingField[], [rules]);
  const [limits, setLimits] = useState<DateLimits>();
  const [when, setWhen] = useState({
    date: returned?.values.preferredDate ?? '',
    time: returned?.values.preferredTime ?? '',
  });
  const [received, setReceived] = useState<Record<BookingField, string>>();

  const readWhen = () => {
    if (!form.current) return;
    const values = formValues(form.current, ['preferredDate', 'preferredTime']);
    setWhen({ date: values.preferredDate, time: values.preferredTime });
  };

  const { errors, pending, values, firstError, formProps } = useSiteForm<BookingField>({
    rules,
    endpoint: '/api/appointments',
    returned,
    failure: BOOKING.failure,
    onAccepted: (sent) => {
      clearBookingDraft();
      readWhen();
      setReceived(sent);
      notify(bookingSuccess(business.name));
    },
  });

  useBookingDraft(form, fields, () => {
    // only the browser knows what day it is for the visitor: the server's page may be older
    setLimits(dateLimits(timeZone, new Date()));
    readWhen();
  });

  useEffect(() => {
    if (wish && form.current) fillControl(form.current, 'serviceInterest', wish.interest);
  }, [wish]);

  const field = (name: BookingField) => ({ form: 'booking', name, error: errors[name] });
  const start = (name: BookingField) => ({ defaultValue: values[name], autoFocus: firstError === name });

  return (
    <>
      {received && <BookingReceived booking={received} />}
      <form
        className="booking-form"
        action="/book"
        ref={form}
        onChange={readWhen}
        aria-label="Book a consultation"
        {...formProps}
      >
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
          <Field {...field('dateOfBirth')} label="Date of birth" aside={<BirthDateReason />}>
            {(control) => (
              <input
                {...control}
                {...start('dateOfBirth')}
                {...limits?.birth}
                type="date"
                autoComplete="bday"
              />
            )}
          </Field>
        </fieldset>
        <fieldset>
          <legend>When suits you</legend>
          <Field {...field('preferredDate')} label="Preferred date" hint={dayHint(when.date)}>
            {(control) => (
              <input
                {...control}
                {...start('preferredDate')}
                {...limits?.visit}
                type="date"
                autoComplete="off"
              />
            )}
          </Field>
          <Field {...field('preferredTime')} label="Preferred time" hint={timeHint(when.date, when.time)}>
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
          <Field {...field('serviceInterest')} label="Service" wide>
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
              <textarea
                {...control}
                {...start('notes')}
                rows={4}
                autoComplete="off"
                maxLength={NOTES_LIMIT}
              />
            )}
          </Field>
        </fieldset>
        <div className="form-end">
          <SubmitButton pending={pending} label={BOOKING.button} pendingLabel={BOOKING.pending} />
          <p className="form-small">
            Fields marked <span aria-hidden="true">*</span>
            <span className="sr-only">with a star</span> are required. We use your details to arrange the
            consultation and nothing else: see our <a href="#privacy-policy">Privacy Policy</a>.
          </p>
        </div>
      </form>
    </>
  );
}
