import type { UserStatus } from '@contract';
import { Alert, Box, Button, Tab, Tabs, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { CanAccess } from 'react-admin';
import { PageHeading } from '@/admin/ground/page/PageHeading';
import { Spinner } from '@/admin/ground/page/Spinner';
import { queryKeys } from '@/admin/ground/api/queryKeys';
import { useProviderQuery } from '@/admin/ground/api/useProviderQuery';
import { AddIcon } from '@/admin/ground/theme/icons';
import { NewUserDialog } from './NewUserDialog';
import { UserList } from './UserList';
import { USER_TABS } from './userWords';
import { useUsers } from '@/admin/ground/people/useUsers';

/** Admin Users Management (spec §2). Sends no request without the permission to manage accounts. */
export function UserListPage() {
  return (
    <CanAccess action="manage" resource="users" accessDenied={<AccessDenied />} loading={<Spinner />}>
      <UserListContent />
    </CanAccess>
  );
}

function UserListContent() {
  const panelId = useId();
  const [status, setStatus] = useState<UserStatus>('active');
  const [adding, setAdding] = useState(false);
  const lists = {
    active: useUsers('active'),
    deactivated: useUsers('deactivated'),
    removed: useUsers('removed'),
  };
  const tab = USER_TABS.find((candidate) => candidate.status === status) ?? USER_TABS[0];
  return (
    <>
      <PageHeading title="Admin Users Management">
        <Button variant="contained" startIcon={<AddIcon />} onClick={() => setAdding(true)}>
          Add New Admin
        </Button>
      </PageHeading>
      <NoMailServer />
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
        {tab && <UserList list={lists[status]} empty={tab.empty} />}
      </Box>
      {adding && <NewUserDialog onClose={() => setAdding(false)} />}
    </>
  );
}

function NoMailServer() {
  const { data } = useProviderQuery(queryKeys.mailSummary, (provider) => provider.mailSummary());
  if (data?.smtp !== false) return null;
  return (
    <Alert severity="info" sx={{ mb: 2 }}>
      No mail server is connected, so nobody can set a forgotten password by mail. Reset it here instead.
    </Alert>
  );
}

function AccessDenied() {
  return (
    <>
      <PageHeading title="Admin Users Management" />
      <Typography>
        You do not have permission to access this page. Only superadmin users can manage admin accounts.
      </Typography>
    </>
  );
}
