import type { ReturnedForm } from '@contract';
import { useEffect, useMemo, useRef, useState } from 'react';
import { notify } from '../../shared/toast/toastQueue';
import { BOOKING, bookingSuccess } from '../content/booking';
import { fillControl, formValues } from '../forms/formValues';
import { Refusal } from '../forms/Refusal';
import { SubmitButton } from '../forms/SubmitButton';
import { useSiteForm } from '../forms/useSiteForm';
import { usePage } from '../PageContext';
import { BookingFields, type When } from './BookingFields';
import { clearBookingDraft } from './bookingDraft';
import { BookingReceived } from './BookingReceived';
import { type BookingField, bookingRules, dateLimits, type DateLimits } from './bookingRules';
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
  const [when, setWhen] = useState<When>({
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
        <Refusal title={BOOKING.failure.title} reason={returned?.refusal} />
        <BookingFields errors={errors} values={values} firstError={firstError} limits={limits} when={when} />
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
