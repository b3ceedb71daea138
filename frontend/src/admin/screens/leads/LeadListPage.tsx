import { Box } from '@mui/material';
import { useRef } from 'react';

import { Navigate, useSearchParams } from 'react-router-dom';
import type { Lead } from '@/shared/api-types';
import { ListExportButton } from '@/admin/ground/lists/ListExportButton';
import { PageHeading } from '@/admin/ground/page/PageHeading';
import { RecordList } from '@/admin/ground/lists/RecordList';
import { SuspectedCount } from '@/admin/records/suspected/SuspectedCount';
import { useShortcuts } from '@/admin/ground/shortcuts/useShortcuts';
import { ActiveFilters } from './filters/ActiveFilters';
import { LeadToolbar } from './filters/LeadToolbar';
import { SearchScope } from './filters/SearchScope';
import { LeadActionsProvider } from '@/admin/records/leads/LeadActions';
import { LEAD_CSV } from '@/admin/records/leads/leadFields';
import { LeadList } from './LeadList';
import { LeadTabs } from './LeadTabs';
import { LEAD_PANEL_ID, leadAddress } from '@/admin/ground/words/leadRules';
import { LEAD_TABS } from './leadTabs';
import { NewBooking } from '@/admin/records/leads/NewBooking';
import { useLeadTab } from './useLeadList';
import { useLeadView, type LeadView } from './useLeadView';
import { ViewSwitch } from './ViewSwitch';
import { WideContent } from './WideContent';

/**
 * Lead Management (spec §2): one page of leads; order, filter and page are in the URL. With the parameter `lead`, the page
 * of that lead.
 */
export function LeadListPage() {
  const [parameters] = useSearchParams();
  const link = parameters.get('lead');
  // the address of a lead in mails
  if (link !== null) return <Navigate to={leadAddress(link)} replace state={parameters.get('focus')} />;
  return (
    <RecordList sort={{ field: 'createdAt', order: 'DESC' }}>
      <LeadActionsProvider>
        <LeadListContent />
      </LeadActionsProvider>
    </RecordList>
  );
}

function LeadListContent() {
  const search = useRef<HTMLInputElement>(null);
  const { open, openTab } = useLeadTab();
  const [chosen, setView] = useLeadView();
  // the board has a column for each tab, so that one tab is a list
  const view = chosen === 'board' && open > 0 ? 'cards' : chosen;
  function choose(next: LeadView) {
    setView(next);
    if (next === 'board') openTab(0);
  }
  useShortcuts({
    '/': () => search.current?.focus(),
    ...Object.fromEntries(LEAD_TABS.map((_, index) => [String(index + 1), () => openTab(index)])),
  });
  return (
    <Box sx={shape}>
      {view !== 'cards' && <WideContent />}
      <PageHeading title="Lead Management">
        <NewBooking />
        <LeadToolbar searchRef={search}>
          <ViewSwitch view={view} onChange={choose} />
          <ListExportButton<Lead> columns={LEAD_CSV} sort={{ field: 'createdAt', order: 'DESC' }} />
        </LeadToolbar>
      </PageHeading>
      <SuspectedCount />
      <LeadTabs />
      <SearchScope />
      <ActiveFilters />
      <Box
        role="tabpanel"
        id={LEAD_PANEL_ID}
        tabIndex={-1}
        aria-label={LEAD_TABS[open]?.label}
        sx={{ outline: 0 }}
      >
        <LeadList view={view} />
      </Box>
    </Box>
  );
}

// the heading shares its line with the tools, so that more leads fit below
const shape = {
  mt: { sm: -2 },
  '& > :first-of-type': { mb: 1, rowGap: 1 },
  '& > :first-of-type > :last-of-type': {
    flex: { xs: '1 1 auto', lg: '1 1 700px' },
    justifyContent: 'flex-end',
  },
  '& > :first-of-type .MuiButton-startIcon': { display: { lg: 'none', xl: 'inherit' } },
};
