import { Box } from '@mui/material';
import { useRef } from 'react';
import { ListBase } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { PageHeading } from '../layout/PageHeading';
import { useShortcuts } from '../shortcuts/useShortcuts';
import { ExportButton } from './ExportButton';
import { LeadFilters } from './LeadFilters';
import { LeadList } from './LeadList';
import { LinkedLead } from './LinkedLead';
import { LEAD_PANEL_ID, LeadTabs } from './LeadTabs';
import { LEAD_TABS } from './leadTabs';
import { useLeadTab } from './useLeadList';

// the list itself shows the error, with a retry button
const queryOptions = { onError: () => {} };

/**
 * Lead Management (spec §2): one page of leads; order, filter and page are in the URL. With the parameter `lead`, only
 * that lead.
 */
export function LeadListPage() {
  const link = useSearchParams()[0].get('lead');
  if (link !== null) return <LinkedLead link={link} />;
  return (
    <ListBase
      perPage={25}
      sort={{ field: 'createdAt', order: 'DESC' }}
      storeKey={false}
      exporter={false}
      queryOptions={queryOptions}
    >
      <LeadListContent />
    </ListBase>
  );
}

function LeadListContent() {
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
        <LeadList />
      </Box>
    </>
  );
}
