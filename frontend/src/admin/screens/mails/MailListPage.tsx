import { MAIL_KINDS } from '@contract';
import { Card } from '@mui/material';
import { useState } from 'react';
import type { Mail } from '@/shared/api-types';
import { EntityList } from '@/admin/ground/lists/EntityList';
import { dividedShape, LoadingRows } from '@/admin/ground/lists/ListContent';
import { ListFilters } from '@/admin/ground/lists/ListFilters';
import { MailDialog } from '@/admin/records/mails/MailDialog';
import { MailRow } from '@/admin/records/mails/MailRow';
import { STATE_LABELS } from '@/admin/records/mails/mailWords';
import { MailServerAlert } from './MailServerAlert';
import { ScheduledMails } from './ScheduledMails';

const KINDS = Object.entries(MAIL_KINDS).map(([id, { label }]) => ({ id, name: label }));

const PRESENT = { filter: { scheduled: false } };

/** Mails to visitors and staff, newest first, those for a later time apart; filter and page are in the URL. */
export function MailListPage() {
  const [open, setOpen] = useState<Mail | null>(null);
  return (
    <EntityList<Mail>
      sort={{ field: 'createdAt', order: 'DESC' }}
      list={PRESENT}
      title="Messages"
      subtitle="Everything the office sends to visitors and staff"
      filters={
        <>
          <MailServerAlert />
          <ListFilters
            search={['Search by the recipient’s address', 'Address begins with…']}
            shortcut
            selects={[
              ['state', 'Filter by state', STATE_LABELS],
              ['kind', 'Filter by kind', KINDS],
            ]}
          />
          <ScheduledMails onOpen={setOpen} />
        </>
      }
      loading={<LoadingRows label="Loading messages..." height={64} />}
      empty="No messages yet"
      noMatch="No messages match the search and filters"
      rows={(mails, busy) => (
        <Card component="ul" aria-label="Messages" aria-busy={busy} sx={dividedShape}>
          {mails.map((mail) => (
            <li key={mail.id}>
              <MailRow mail={mail} onOpen={() => setOpen(mail)} />
            </li>
          ))}
        </Card>
      )}
    >
      {open && <MailDialog mail={open} withLead onClose={() => setOpen(null)} />}
    </EntityList>
  );
}
