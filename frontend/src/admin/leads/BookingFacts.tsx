import { PREFERRED_TIME_LABELS, SERVICE_LABELS } from '@contract';
import { Link } from '@mui/material';
import type { Appointment } from '../../shared/api-types';
import { formatShortDay } from '../dates';
import { Fact } from './Fact';

/** The requested date, time and service, and the phone number. */
export function BookingFacts({ booking }: { booking: Appointment }) {
  const { phone, preferredDate, preferredTime, serviceInterest } = booking;
  return (
    <>
      <Fact label="Phone">
        <Link href={`tel:${phone.replace(/[^+\d]/g, '')}`} color="secondary" sx={{ fontWeight: 600 }}>
          {phone}
        </Link>
      </Fact>
      <Fact label="Preferred Date">{formatShortDay(preferredDate)}</Fact>
      <Fact label="Preferred Time">{PREFERRED_TIME_LABELS[preferredTime] ?? preferredTime}</Fact>
      <Fact label="Service of Interest">{SERVICE_LABELS[serviceInterest] ?? serviceInterest}</Fact>
    </>
  );
}
