import { bookingReference, SERVICE_LABELS } from '@contract';
import { Link } from '@mui/material';
import type { ReactNode } from 'react';
import type { Appointment } from '../../shared/api-types';
import { formatShortDay } from '../dates';
import { officeSettings } from '../providers/officeSettings';
import { timeLabel } from './bookingWords';
import { Fact } from './Fact';

/** The requested date, time and service, the phone number and the reference. */
export function BookingFacts({ booking }: { booking: Appointment }) {
  const { id, phone, preferredDate, preferredTime, serviceInterest, cancelledAt, visitorTimeZone } = booking;
  const When = cancelledAt ? Struck : Plain;
  return (
    <>
      <Fact label="Phone">
        <Link href={`tel:${phone.replace(/[^+\d]/g, '')}`} color="secondary" sx={{ fontWeight: 600 }}>
          {phone}
        </Link>
      </Fact>
      <Fact label="Preferred Date">
        <When>{formatShortDay(preferredDate)}</When>
      </Fact>
      <Fact label="Preferred Time">
        <When>{timeLabel(preferredTime)}</When>
      </Fact>
      <Fact label="Service of Interest">{SERVICE_LABELS[serviceInterest] ?? serviceInterest}</Fact>
      <Fact label="Reference">{bookingReference(id)}</Fact>
      {visitorTimeZone && visitorTimeZone !== officeSettings.timeZone && (
        <Fact label="Visitor’s Time Zone">{visitorTimeZone.replaceAll('_', ' ')}</Fact>
      )}
    </>
  );
}

const Plain = ({ children }: { children: ReactNode }) => children;
const Struck = ({ children }: { children: ReactNode }) => <s>{children}</s>;
