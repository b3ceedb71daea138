import { Box, Button, Card } from '@mui/material';
import { useState } from 'react';
import { useGetList, useListContext } from 'react-admin';
import type { Mail } from '@/shared/api-types';
import { dividedShape } from '@/admin/ground/lists/ListContent';
import { DownIcon } from '@/admin/ground/theme/screenIcons';
import { MailRow } from '@/admin/records/mails/MailRow';

/** What waits for a later time, such as reminders, the soonest first; folded. Nothing when there is none. */
export function ScheduledMails({ onOpen }: { onOpen: (mail: Mail) => void }) {
  const { filterValues } = useListContext<Mail>() as { filterValues: object };
  const [unfolded, setUnfolded] = useState(false);
  const { data = [], total = 0 } = useGetList<Mail>('messages', {
    filter: { ...filterValues, scheduled: true },
    sort: { field: 'nextAttemptAt', order: 'ASC' },
    pagination: { page: 1, perPage: 100 },
  });
  if (total === 0) return null;
  return (
    <Box sx={{ mb: 2 }}>
      <Button
        size="small"
        color="secondary"
        aria-expanded={unfolded}
        endIcon={<DownIcon sx={{ transform: unfolded ? 'rotate(180deg)' : 'none' }} />}
        onClick={() => setUnfolded(!unfolded)}
      >
        {total} scheduled for later
      </Button>
      {unfolded && (
        <Card component="ul" aria-label="Scheduled messages" sx={{ ...dividedShape, mt: 1 }}>
          {data.map((mail) => (
            <li key={mail.id}>
              <MailRow mail={mail} onOpen={() => onOpen(mail)} />
            </li>
          ))}
        </Card>
      )}
    </Box>
  );
}
