import { Box, Tab, Tabs } from '@mui/material';
import { queryKeys } from '@/admin/ground/api/queryKeys';
import { useProviderQuery } from '@/admin/ground/api/useProviderQuery';
import { LEAD_PANEL_ID } from '@/admin/ground/words/leadRules';
import { LEAD_TABS } from './leadTabs';
import { useLeadTab } from './useLeadList';

/** One tab for each status, with its number of leads. */
export function LeadTabs() {
  const { open, openTab } = useLeadTab();
  const { data: stats } = useProviderQuery(queryKeys.stats, (provider) => provider.stats());
  return (
    <Tabs
      value={open}
      onChange={(_, index: number) => openTab(index)}
      variant="scrollable"
      scrollButtons="auto"
      aria-label="Leads by status"
      sx={{
        borderBottom: 1,
        borderColor: 'divider',
        mb: 0.5,
        minHeight: 40,
        '& .MuiTab-root': { minHeight: 40 },
      }}
    >
      {LEAD_TABS.map(({ label, count }) => (
        <Tab
          key={label}
          aria-controls={LEAD_PANEL_ID}
          label={
            <span>
              {label}{' '}
              <Box component="span" sx={{ fontWeight: 400 }}>
                ({stats ? stats.leads[count].toLocaleString('en-US') : '…'})
              </Box>
            </span>
          }
        />
      ))}
    </Tabs>
  );
}
