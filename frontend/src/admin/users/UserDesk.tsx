import AddIcon from '@mui/icons-material/PersonAddAltOutlined';
import type { UserStatus } from '@contract';
import { Box, Button, Tab, Tabs } from '@mui/material';
import { useId, useState } from 'react';
import { PageHeading } from '../layout/PageHeading';
import { NewUserDialog } from './NewUserDialog';
import { UserCards } from './UserCards';
import { useUsers } from './useUsers';
import { USER_TABS } from './userWords';

/** Three tabs of accounts with their counts, and a way to add one. */
export function UserDesk() {
  const panelId = useId();
  const [status, setStatus] = useState<UserStatus>('active');
  const [adding, setAdding] = useState(false);
  const lists = {
    active: useUsers('active'),
    deactivated: useUsers('deactivated'),
    removed: useUsers('removed'),
  };
  const tab = USER_TABS.find((candidate) => candidate.status === status);
  return (
    <>
      <PageHeading title="Admin Users Management">
        <Button variant="contained" startIcon={<AddIcon />} onClick={() => setAdding(true)}>
          Add New Admin
        </Button>
      </PageHeading>
      <Tabs
        value={status}
        onChange={(_, next: UserStatus) => setStatus(next)}
        variant="scrollable"
        aria-label="Users by status"
        sx={{ borderBottom: 1, borderColor: 'divider', mb: 2.5 }}
      >
        {USER_TABS.map(({ status: of, label }) => (
          <Tab key={of} value={of} aria-controls={panelId} label={`${label} (${lists[of].total ?? '…'})`} />
        ))}
      </Tabs>
      <Box role="tabpanel" id={panelId} aria-label={tab?.label}>
        <UserCards list={lists[status]} empty={tab?.empty ?? ''} />
      </Box>
      {adding && <NewUserDialog onClose={() => setAdding(false)} />}
    </>
  );
}
