import { Box } from '@mui/material';
import type { Today } from '@/shared/api-types';
import { QueryState } from '@/admin/ground/loading/QueryState';
import { LeadActionsProvider } from '@/admin/records/leads/LeadActions';
import { queryKeys } from '@/admin/ground/api/queryKeys';
import { useProviderQuery } from '@/admin/ground/api/useProviderQuery';
import { Coming } from './Coming';
import { ConsultationsToday } from './Consultations';
import { FailedMails } from './FailedMails';
import { WaitingLongest } from './LeadQueues';
import { stackShape } from '@/admin/ground/page/columns';
import { deskShape } from './deskShape';
import { LoadingToday } from './LoadingToday';
import { PremiumsDue } from './PremiumsDue';
import { ToDoList } from './ToDoList';

/** What is to be done today. Every line can be worked where it stands. */
export function TodayDesk() {
  const query = useProviderQuery(queryKeys.today, (provider) => provider.today());
  return (
    <LeadActionsProvider>
      <QueryState of={query} loading={<LoadingToday />} />
      {query.data && <Desk today={query.data} />}
    </LeadActionsProvider>
  );
}

function Desk({ today }: { today: Today }) {
  const { visitorRequests, unanswered, tasks, failedMails, coming } = today;
  return (
    <Box sx={deskShape}>
      <Box sx={stackShape}>
        <ConsultationsToday desk={today} />
        <ToDoList tasks={tasks} visitorRequests={visitorRequests} />
      </Box>
      <Box sx={stackShape}>
        <FailedMails mails={failedMails} />
        <PremiumsDue today={today} />
      </Box>
      <Box sx={stackShape}>
        <WaitingLongest
          unanswered={unanswered}
          signUps={today.unansweredSignUps}
          medianMinutes={today.medianFirstResponseMinutes}
        />
        <Coming coming={coming} />
      </Box>
    </Box>
  );
}
