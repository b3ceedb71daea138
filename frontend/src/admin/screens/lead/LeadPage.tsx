import { Box, Card, GlobalStyles } from '@mui/material';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import type { LeadDetail as LeadDetailData, LeadRef } from '@/shared/api-types';
import { QueryState } from '@/admin/ground/loading/QueryState';
import { columnsShape, stackShape } from '@/admin/ground/page/columns';
import { Consents } from '@/admin/records/consents/Consents';
import { TasksAbout } from '@/admin/records/tasks/TasksAbout';
import { useRecord } from '@/admin/ground/api/useRecord';
import { LeadActionsProvider } from '@/admin/records/leads/LeadActions';
import { leadKey, linkedLead } from '@/admin/ground/words/leadRules';
import { useIsWide } from '@/admin/records/leads/useIsWide';
import { LoadingLeads } from '@/admin/records/leads/LoadingLeads';
import { NoSuchLead } from './NoSuchLead';
import { usePendingChanges } from '@/admin/records/leads/useLeadChange';
import { LeadFactsCard } from './LeadFactsCard';
import { LeadHead } from './LeadHead';
import { LeadHistory } from './LeadHistory';
import { RelatedLeads } from '@/admin/records/leads/RelatedLeads';
import { LeadMessageDialog } from '@/admin/records/messages/messageDialogs';
import { ContactBar } from '@/admin/ground/people/ContactBar';
import { useLeadKeys } from '@/admin/records/leads/useLeadKeys';
import { type NoteForm, useNoteForm } from './useNoteForm';

/** The page of one lead, at /admin/leads/{type}/{id}. */
export function LeadPage() {
  const { leadType, leadId } = useParams();
  const ref = linkedLead(`${leadType}:${leadId}`);
  if (!ref) return <NoSuchLead />;
  return (
    <LeadActionsProvider>
      <LeadDetail key={leadKey(ref)} lead={ref} />
    </LeadActionsProvider>
  );
}

function LeadDetail({ lead: ref }: { lead: LeadRef }) {
  const query = useRecord('leads', leadKey(ref));
  const { data } = query;
  const [lead] = usePendingChanges(data ? [data] : NO_LEADS);
  const form = useNoteForm();
  const beside = useIsWide();
  if (data === undefined) return <QueryState of={query} loading={<LoadingLeads count={1} />} />;
  if (!lead) return <NoSuchLead />;
  const { mails, related } = lead;
  return (
    <LeadFrame lead={lead} form={form}>
      <GlobalStyles styles={beside ? printShape : pageShape} />
      <LeadHead lead={lead} beside={beside} form={form} />
      <QueryState of={query} />
      <Box sx={beside ? stackShape : columnsShape}>
        <Box sx={stackShape}>
          <LeadFactsCard lead={lead} />
          {!lead.erasedAt && (
            <>
              {ref.leadType === 'subscription' && <Consents subscriptionId={ref.leadId} />}
              <Card component="section" aria-label="Tasks" sx={{ p: 2 }}>
                <TasksAbout about={ref} />
              </Card>
              <RelatedLeads leads={related} />
            </>
          )}
        </Box>
        {!lead.erasedAt && <LeadHistory lead={ref} mails={mails} form={form} />}
      </Box>
      {!lead.erasedAt && (
        <ContactBar
          phone={lead.leadType === 'appointment' ? lead.phone : null}
          onNote={() => form.write(null)}
          message={(onClose) => <LeadMessageDialog lead={lead} onClose={onClose} />}
        />
      )}
    </LeadFrame>
  );
}

interface LeadFrameProps {
  readonly lead: LeadDetailData;
  readonly form: NoteForm;
  readonly children: ReactNode;
}

function LeadFrame({ lead, form, children }: LeadFrameProps) {
  return (
    <div data-lead={lead.id} {...useLeadKeys(lead, () => form.write(null))}>
      {children}
    </div>
  );
}

// on paper: without navigation and controls, so that the sheet serves to prepare a call
const printShape = {
  '@media print': { '.no-print, header, nav, .toast-region': { display: 'none !important' } },
};

const pageShape = {
  ...printShape,
  // over the history: the forms are on the left
  '@media (min-width: 1200px)': { 'body .toast-region': { left: 'auto', right: 0 } },
};

const NO_LEADS: readonly LeadDetailData[] = [];
