import { Card } from '@mui/material';
import { useState } from 'react';
import type { Mail } from '@/shared/api-types';
import { dividedShape, ListContent, LoadingRows } from '@/admin/ground/lists/ListContent';
import { MailDialog } from '@/admin/records/mails/MailDialog';
import { MailRow } from '@/admin/records/mails/MailRow';
import { ScheduledMails } from './ScheduledMails';

/** What is scheduled, and the current page of the other mails; one can be opened. */
export function MailList() {
  const [open, setOpen] = useState<Mail | null>(null);
  return (
    <>
      <ScheduledMails onOpen={setOpen} />
      <ListContent<Mail>
        loading={<LoadingRows label="Loading messages..." height={64} />}
        empty="No messages yet"
        noMatch="No messages match the search and filters"
      >
        {(mails, busy) => (
          <Card component="ul" aria-label="Messages" aria-busy={busy} sx={dividedShape}>
            {mails.map((mail) => (
              <li key={mail.id}>
                <MailRow mail={mail} onOpen={() => setOpen(mail)} />
              </li>
            ))}
          </Card>
        )}
      </ListContent>
      {open && <MailDialog mail={open} withLead onClose={() => setOpen(null)} />}
    </>
  );
}
