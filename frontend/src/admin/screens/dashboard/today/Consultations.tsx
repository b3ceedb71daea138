import { addDays, SERVICE_LABELS } from '@contract';
import { Box, Button, Typography } from '@mui/material';
import { type ReactNode, useState } from 'react';
import type { BookingLead, Today } from '@/shared/api-types';
import { hasBegun } from '@/admin/ground/dates/businessTime';
import { formatNearDay, formatTime } from '@/admin/ground/dates/dates';
import { timeLabel } from '@/admin/ground/words/bookingWords';
import { useLeadActions } from '@/admin/records/leads/LeadActions';
import { LeadMarks } from '@/admin/records/leads/LeadMarks';
import { canBeConfirmed } from '@/admin/ground/words/leadRules';
import { OutcomeToggle } from '@/admin/records/leads/OutcomeToggle';
import { OwnerAvatar } from '@/admin/records/leads/OwnerAvatar';
import { leadName } from '@/admin/ground/words/leadWords';
import { StatusChip } from '@/admin/ground/theme/StatusChip';
import { DeskCard, DeskLines } from './DeskCard';
import { LeadLine } from './LeadLine';
import { useNow } from './useNow';

type Consultation = Today['consultations'][number];

/** Rows shown before the rest of the day is asked for. */
const SHOWN = 3;

/**
 * The consultations of today from now on, below the line of the time. Those that have begun stand above it: the last of them
 * where there is room, the others folded, and those of earlier days without a recorded outcome. Below stand the days until
 * the next open one.
 */
export function ConsultationsToday({ desk }: { desk: Today }) {
  const { date, nextOpenDay, consultations, withoutOutcome } = desk;
  const now = useNow();
  const on = (day: string) => consultations.filter(({ preferredDate }) => preferredDate === day);
  const today = on(date);
  const laterDays = new Set([...consultations.map(({ preferredDate }) => preferredDate), nextOpenDay]);
  const begun = today.filter((consultation) => hasBegun(consultation, now));
  const toCome = today.filter((consultation) => !hasBegun(consultation, now));
  const room = Math.max(0, SHOWN - toCome.length);
  const folded = begun.slice(0, Math.max(0, begun.length - room));
  return (
    <DeskCard title="Today" count={today.length}>
      <EarlierDays leads={withoutOutcome} />
      {today.length === 0 && (
        <Typography color="textSecondary" sx={{ py: 1 }}>
          No consultations today.
        </Typography>
      )}
      {folded.length > 0 && (
        <Folded title="Earlier" consultations={folded}>
          <DeskLines>{folded.map(quietLine)}</DeskLines>
        </Folded>
      )}
      <DeskLines>{begun.slice(folded.length).map(quietLine)}</DeskLines>
      {today.length > 0 && <NowLine now={now} isOver={toCome.length === 0} />}
      <DeskLines short={SHOWN}>{toCome.map(line)}</DeskLines>
      {[...laterDays]
        .filter((day) => day > date)
        .sort()
        .map((day) => (
          <Folded key={day} title={dayTitle(day, desk)} consultations={on(day)}>
            <DeskLines>{on(day).map(line)}</DeskLines>
          </Folded>
        ))}
    </DeskCard>
  );
}

/** `Tomorrow`; where the office is closed then, `Tomorrow, closed`, and `Next open day: Tue, Dec 1`. */
function dayTitle(day: string, { date, nextOpenDay }: Today): string {
  const isTomorrow = day === addDays(date, 1);
  if (day === nextOpenDay) return isTomorrow ? 'Tomorrow' : `Next open day: ${formatNearDay(day)}`;
  return `${isTomorrow ? 'Tomorrow' : formatNearDay(day)}, closed`;
}

/** Asks in one line, which unfolds, whether the consultations of the last days took place. */
function EarlierDays({ leads: { rows, total } }: { leads: Today['withoutOutcome'] }) {
  const bookings = rows.filter((lead) => lead.leadType === 'appointment');
  if (bookings.length === 0) return null;
  return (
    <Folded title="Did it take place?" count={total} consultations={bookings} words="">
      <DeskLines>
        {bookings.map((booking) => (
          <LeadLine
            key={booking.id}
            lead={booking}
            quiet
            when={formatNearDay(booking.preferredDate)}
            details={[timeLabel(booking.preferredTime), SERVICE_LABELS[booking.serviceInterest]]}
          >
            <OutcomeToggle booking={booking} />
          </LeadLine>
        ))}
      </DeskLines>
    </Folded>
  );
}

/** The time, between what has begun and what is to come. */
function NowLine({ now, isOver }: { now: Date; isOver: boolean }) {
  return (
    <Box sx={nowShape}>
      <span>Now, {formatTime(now)}</span>
      {isOver && <span className="over">no more consultations today</span>}
    </Box>
  );
}

interface FoldedProps {
  readonly title: string;
  /** How many there are, also of those that are not here. */
  readonly count?: number;
  /** Before the names, instead of the first time. */
  readonly words?: string;
  readonly consultations: readonly BookingLead[];
  readonly children: ReactNode;
}

/** Consultations in one line, with their names, until they are shown. */
function Folded({ title, consultations, children, ...said }: FoldedProps) {
  const [unfolded, setUnfolded] = useState(false);
  const [first] = consultations;
  const { count = consultations.length, words = first && `from ${timeLabel(first.preferredTime)}: ` } = said;
  const names = consultations.map(leadName).join(', ');
  return (
    <Box component="section" aria-label={title} sx={foldedShape}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', minHeight: 36 }}>
        <Typography color="textSecondary" noWrap sx={{ flexGrow: 1, minWidth: 0 }}>
          <strong>{title}</strong>
          {count > 0 && ` ${count}`}
          {!unfolded && ` · ${first ? `${words}${names}` : 'no consultations'}`}
        </Typography>
        {first && (
          <Button
            size="small"
            color="secondary"
            aria-expanded={unfolded}
            aria-label={`${unfolded ? 'Hide' : 'Show'} ${title.charAt(0).toLowerCase()}${title.slice(1)}`}
            onClick={() => setUnfolded(!unfolded)}
          >
            {unfolded ? 'Hide' : 'Show'}
          </Button>
        )}
      </Box>
      {unfolded && children}
    </Box>
  );
}

const line = (consultation: Consultation) => (
  <ConsultationLine key={consultation.id} consultation={consultation} />
);
const quietLine = (consultation: Consultation) => (
  <ConsultationLine key={consultation.id} consultation={consultation} quiet />
);

function ConsultationLine({ consultation, quiet = false }: { consultation: Consultation; quiet?: boolean }) {
  const { change } = useLeadActions();
  const { preferredTime, serviceInterest, bookingStatus, outcome, age, notes, lastNote, openTask } =
    consultation;
  return (
    <LeadLine
      lead={consultation}
      quiet={quiet}
      when={timeLabel(preferredTime)}
      marks={
        <>
          <StatusChip status={bookingStatus} />
          <LeadMarks lead={consultation} />
          <OwnerAvatar lead={consultation} />
        </>
      }
      details={[
        SERVICE_LABELS[serviceInterest],
        age !== null && `${age} years`,
        openTask && `Task: ${openTask.title}`,
      ]}
      words={notes}
      note={lastNote?.text}
    >
      {quiet && !outcome && <OutcomeToggle booking={consultation} asks={bookingStatus === 'Confirmed'} />}
      {canBeConfirmed(consultation) && (
        <Button
          size="small"
          variant={quiet ? 'outlined' : 'contained'}
          aria-label={`Confirm ${leadName(consultation)}`}
          onClick={() => change([consultation], { bookingStatus: 'Confirmed' })}
        >
          Confirm
        </Button>
      )}
    </LeadLine>
  );
}

const foldedShape = {
  borderTop: 1,
  borderColor: 'divider',
  '& + ul': { borderTop: 1, borderColor: 'divider' },
};
const nowShape = {
  display: 'flex',
  gap: 1,
  alignItems: 'center',
  fontSize: 13,
  fontWeight: 650,
  color: 'secondary.main',
  '&::after': { content: '""', flexGrow: 1, borderTop: 1, borderColor: 'primary.main', order: 1 },
  '& .over': { color: 'text.secondary', fontWeight: 400, order: 2 },
};
