import { SERVICE_LABELS } from '@contract';
import { Box, Button, Typography } from '@mui/material';
import { type ReactNode, useState } from 'react';
import type { Today } from '@/shared/api-types';
import { hasBegun } from '@/admin/ground/dates/businessTime';
import { formatTime } from '@/admin/ground/dates/dates';
import { timeLabel } from '@/admin/ground/words/bookingWords';
import { useLeadActions } from '@/admin/records/leads/LeadActions';
import { LeadMarks } from '@/admin/records/leads/LeadMarks';
import { canBeConfirmed } from '@/admin/ground/words/leadRules';
import { OwnerAvatar } from '@/admin/records/leads/OwnerAvatar';
import { leadName } from '@/admin/ground/words/leadWords';
import { StatusChip } from '@/admin/ground/theme/StatusChip';
import { DeskCard, DeskLines } from './DeskCard';
import { LeadLine } from './LeadLine';
import { useNow } from './useNow';

type Consultation = Today['consultations'][number];

interface ConsultationsTodayProps {
  /** In their order. */
  readonly today: readonly Consultation[];
  readonly tomorrow: readonly Consultation[];
}

/** Rows shown before the rest of the day is asked for. */
const SHOWN = 3;

/**
 * The consultations of today from now on, below the line of the time. Those that have begun stand above it: the last of them
 * where there is room, the others folded.
 */
export function ConsultationsToday({ today, tomorrow }: ConsultationsTodayProps) {
  const now = useNow();
  const begun = today.filter((consultation) => hasBegun(consultation, now));
  const toCome = today.filter((consultation) => !hasBegun(consultation, now));
  const room = Math.max(0, SHOWN - toCome.length);
  const folded = begun.slice(0, Math.max(0, begun.length - room));
  return (
    <DeskCard title="Today" count={today.length}>
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
      <Folded title="Tomorrow" consultations={tomorrow}>
        <DeskLines>{tomorrow.map(line)}</DeskLines>
      </Folded>
    </DeskCard>
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
  readonly consultations: readonly Consultation[];
  readonly children: ReactNode;
}

/** Consultations in one line, with their names, until they are shown. */
function Folded({ title, consultations, children }: FoldedProps) {
  const [unfolded, setUnfolded] = useState(false);
  const [first] = consultations;
  const words = first
    ? `from ${timeLabel(first.preferredTime)}: ${consultations.map(leadName).join(', ')}`
    : 'no consultations';
  return (
    <Box component="section" aria-label={title} sx={{ borderTop: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', minHeight: 36 }}>
        <Typography color="textSecondary" noWrap sx={{ flexGrow: 1, minWidth: 0 }}>
          <strong>{title}</strong>
          {consultations.length > 0 && ` ${consultations.length}`}
          {!unfolded && ` · ${words}`}
        </Typography>
        {first && (
          <Button
            size="small"
            color="secondary"
            aria-expanded={unfolded}
            aria-label={`${unfolded ? 'Hide' : 'Show'} ${title.toLowerCase()}`}
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
  const { preferredTime, serviceInterest, bookingStatus, age, notes, lastNote, openTask } = consultation;
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
