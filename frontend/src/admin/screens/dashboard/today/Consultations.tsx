import { SERVICE_LABELS } from '@contract';
import { Button, Typography } from '@mui/material';
import { useState } from 'react';
import type { Today } from '@/shared/api-types';
import { timeLabel } from '@/admin/ground/words/bookingWords';
import { useLeadActions } from '@/admin/records/leads/LeadActions';
import { LeadMarks } from '@/admin/records/leads/LeadMarks';
import { canBeConfirmed } from '@/admin/ground/words/leadRules';
import { OwnerAvatar } from '@/admin/records/leads/OwnerAvatar';
import { leadName } from '@/admin/ground/words/leadWords';
import { StatusChip } from '@/admin/ground/theme/StatusChip';
import { DeskCard, DeskLines } from './DeskCard';
import { LeadLine } from './LeadLine';

type Consultation = Today['consultations'][number];

interface ConsultationsProps {
  /** Of that day, in their order. */
  readonly consultations: readonly Consultation[];
}

export function ConsultationsToday({ consultations }: ConsultationsProps) {
  return (
    <DeskCard title="Today" count={consultations.length}>
      {consultations.length === 0 && (
        <Typography color="textSecondary" sx={{ py: 1 }}>
          No consultations today.
        </Typography>
      )}
      <ConsultationLines consultations={consultations} />
    </DeskCard>
  );
}

/** Folded: one line says how the day begins. */
export function ConsultationsTomorrow({ consultations }: ConsultationsProps) {
  const [unfolded, setUnfolded] = useState(false);
  const [first] = consultations;
  return (
    <DeskCard
      title="Tomorrow"
      count={consultations.length}
      aside={
        first && (
          <Button
            size="small"
            color="secondary"
            aria-expanded={unfolded}
            onClick={() => setUnfolded(!unfolded)}
          >
            {unfolded ? 'Hide' : 'Show'}
          </Button>
        )
      }
    >
      {unfolded ? (
        <ConsultationLines consultations={consultations} />
      ) : (
        <Typography color="textSecondary" noWrap>
          {first
            ? `From ${timeLabel(first.preferredTime)}: ${consultations.map(leadName).join(', ')}`
            : 'No consultations tomorrow.'}
        </Typography>
      )}
    </DeskCard>
  );
}

function ConsultationLines({ consultations }: ConsultationsProps) {
  return (
    <DeskLines>
      {consultations.map((consultation) => (
        <ConsultationLine key={consultation.id} consultation={consultation} />
      ))}
    </DeskLines>
  );
}

function ConsultationLine({ consultation }: { consultation: Consultation }) {
  const { change } = useLeadActions();
  const { preferredTime, serviceInterest, bookingStatus, age, notes, lastNote, openTask } = consultation;
  return (
    <LeadLine
      lead={consultation}
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
          variant="contained"
          aria-label={`Confirm ${leadName(consultation)}`}
          onClick={() => change([consultation], { bookingStatus: 'Confirmed' })}
        >
          Confirm
        </Button>
      )}
    </LeadLine>
  );
}
