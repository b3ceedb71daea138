import { Box } from '@mui/material';
import type { Today } from '@/shared/api-types';
import { LeadActionsProvider } from '@/admin/records/leads/LeadActions';
import { QueryError } from '@/admin/ground/api/QueryError';
import { queryKeys } from '@/admin/ground/api/queryKeys';
import { useProviderQuery } from '@/admin/ground/api/useProviderQuery';
import { Coming } from './Coming';
import { ConsultationsToday, ConsultationsTomorrow } from './Consultations';
import { FailedMails } from './FailedMails';
import { VisitorRequests, WaitingLongest } from './LeadQueues';
import { columnsShape, stackShape } from '@/admin/ground/page/columns';
import { LoadingToday } from './LoadingToday';
import { PremiumsDue } from './PremiumsDue';
import { TasksDue } from './TasksDue';

/** What is to be done today. Every line can be worked where it stands. */
export function TodayDesk() {
  const { data, error, refetch } = useProviderQuery(queryKeys.today, (provider) => provider.today());
  return (
    <LeadActionsProvider>
      {error && <QueryError error={error} onRetry={refetch} stale={data !== undefined} />}
      {data ? <Desk today={data} /> : !error && <LoadingToday />}
    </LeadActionsProvider>
  );
}

function Desk({ today }: { today: Today }) {
  const { consultations, visitorRequests, unanswered, tasks, failedMails, coming } = today;
  const signUps = today.unansweredSignUps;
  return (
    <Box sx={columnsShape}>
      <Box sx={stackShape}>
        <VisitorRequests requests={visitorRequests} />
        <ConsultationsToday consultations={consultations.filter(({ day }) => day === 'today')} />
        <TasksDue tasks={tasks} />
        <ConsultationsTomorrow consultations={consultations.filter(({ day }) => day === 'tomorrow')} />
      </Box>
      <Box sx={stackShape}>
        <FailedMails mails={failedMails} />
        <PremiumsDue today={today} />
        <WaitingLongest
          unanswered={unanswered}
          signUps={signUps}
          medianMinutes={today.medianFirstResponseMinutes}
        />
        <Coming coming={coming} />
      </Box>
    </Box>
  );
}
