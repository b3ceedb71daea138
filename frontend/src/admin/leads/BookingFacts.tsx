import { PREFERRED_TIME_LABELS, SERVICE_LABELS } from '@contract';
import { Link } from '@mui/material';
import type { Appointment } from '../../shared/api-types';
import { shortDay } from '../dates';
import { Fact } from './Fact';

/** What the visitor wished for, and the number to call. */
export function BookingFacts({ booking }: { booking: Appointment }) {
  const { phone, preferredDate, preferredTime, serviceInterest } = booking;
  return (
    <>
      <Fact label="Phone">
        <Link href={`tel:${phone.replace(/[^+\d]/g, '')}`} color="secondary" sx={{ fontWeight: 600 }}>
          {phone}
        </Link>
      </Fact>
      <Fact label="Preferred Date">{shortDay(preferredDate)}</Fact>
      <Fact label="Preferred Time">{PREFERRED_TIME_LABELS[preferredTime] ?? preferredTime}</Fact>
      <Fact label="Service of Interest">{SERVICE_LABELS[serviceInterest] ?? serviceInterest}</Fact>
    </>
  );
}
