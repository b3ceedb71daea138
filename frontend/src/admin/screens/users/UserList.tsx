import { Box } from '@mui/material';
import { useState } from 'react';
import type { User } from '@/shared/api-types';
import { QueryState } from '@/admin/ground/loading/QueryState';
import { EmptyState } from '@/admin/ground/page/EmptyState';
import { EmailDialog } from './EmailDialog';
import { PasswordDialog } from './PasswordDialog';
import { SecondFactorDialog } from './SecondFactorDialog';
import { StatusDialog } from './StatusDialog';
import { UserCard, type UserDialog } from './UserCard';
import type { useUsers } from '@/admin/ground/people/useUsers';

interface UserCardsProps {
  readonly list: ReturnType<typeof useUsers>;
  readonly empty: { readonly title: string; readonly text: string };
}

/** The accounts of a tab and their dialogs. It is no EntityList: the accounts of an office are few, and all are shown. */
export function UserList({ list, empty }: UserCardsProps) {
  const [open, setOpen] = useState<{ dialog: UserDialog; user: User } | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <QueryState
        of={list}
        loading="Loading users"
        empty={<EmptyState title={empty.title}>{empty.text}</EmptyState>}
      />
      <Box component="ul" sx={{ display: 'grid', gap: 1.5, m: 0, p: 0, listStyle: 'none' }}>
        {list.data?.map((user) => (
          <li key={user.id}>
            <UserCard user={user} onOpen={(dialog) => setOpen({ dialog, user })} />
          </li>
        ))}
      </Box>
      {open?.dialog === 'email' && <EmailDialog user={open.user} onClose={close} />}
      {open?.dialog === 'password' && <PasswordDialog user={open.user} onClose={close} />}
      {open?.dialog === 'second-factor' && <SecondFactorDialog user={open.user} onClose={close} />}
      {(open?.dialog === 'deactivated' || open?.dialog === 'removed') && (
        <StatusDialog user={open.user} status={open.dialog} onClose={close} />
      )}
    </>
  );
}
