import { SERVICE_LABELS } from '@contract';
import { Button, Typography } from '@mui/material';
import type { Today } from '../../shared/api-types';
import { timeLabel } from '../leads/bookingWords';
import { useLeadActions } from '../leads/LeadActions';
import { LeadMarks } from '../leads/LeadMarks';
import { OwnerAvatar } from '../leads/OwnerAvatar';
import { StatusChip } from '../theme/StatusChip';
import { DeskCard, DeskLines } from './DeskCard';
import { LeadLine } from './LeadLine';

type Consultation = Today['consultations'][number];

/** The consultations of today and tomorrow in their order. */
export function Consultations({ consultations }: { consultations: Today['consultations'] }) {
  return (['today', 'tomorrow'] as const).map((day) => {
    const shown = consultations.filter((consultation) => consultation.day === day);
    return (
      <DeskCard key={day} title={day === 'today' ? 'Today' : 'Tomorrow'} count={shown.length}>
        {shown.length === 0 && (
          <Typography color="textSecondary" sx={{ py: 1 }}>
            No consultations {day}.
          </Typography>
        )}
        <DeskLines>
          {shown.map((consultation) => (
            <ConsultationLine key={consultation.id} consultation={consultation} />
          ))}
        </DeskLines>
      </DeskCard>
    );
  });
}

function ConsultationLine({ consultation }: { consultation: Consultation }) {
  const { change } = useLeadActions();
  const { preferredTime, serviceInterest, bookingStatus, age, lastNote, openTask } = consultation;
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
        lastNote && `“${lastNote.text}”`,
        openTask && `Task: ${openTask.title}`,
      ]}
    >
      {bookingStatus !== 'Confirmed' && (
        <Button
          size="small"
          variant="contained"
          onClick={() => change([consultation], { bookingStatus: 'Confirmed' })}
        >
          Confirm
        </Button>
      )}
    </LeadLine>
  );
}
