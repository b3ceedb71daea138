import { Box } from '@mui/material';
import { useRef } from 'react';
import { Pagination } from 'react-admin';
import { PageHeading } from '../layout/PageHeading';
import { useShortcuts } from '../shortcuts/useShortcuts';
import { ExportButton } from './ExportButton';
import { LeadCards } from './LeadCards';
import { LeadFilters } from './LeadFilters';
import { LEAD_PANEL_ID, LeadTabs } from './LeadTabs';
import { LEAD_TABS } from './leadTabs';
import { useLeadTab } from './useLeadTab';

/** Tabs, search and the cards below them. */
export function LeadDesk() {
  const search = useRef<HTMLInputElement>(null);
  const { open, openTab } = useLeadTab();
  useShortcuts({
    '/': () => search.current?.focus(),
    ...Object.fromEntries(LEAD_TABS.map((_, index) => [String(index + 1), () => openTab(index)])),
  });
  return (
    <>
      <PageHeading title="Lead Management">
        <ExportButton />
      </PageHeading>
      <LeadTabs />
      <LeadFilters searchRef={search} />
      <Box role="tabpanel" id={LEAD_PANEL_ID} aria-label={LEAD_TABS[open]?.label}>
        <LeadCards />
        <Pagination rowsPerPageOptions={[10, 25, 50, 100]} />
      </Box>
    </>
  );
}
