import { Box, Skeleton, Typography } from '@mui/material';
import { useState } from 'react';
import { useGetList } from 'react-admin';
import type { Mail } from '@/shared/api-types';
import { QueryState } from '@/admin/ground/loading/QueryState';
import { MailDialog } from './MailDialog';
import { MailButton } from './MailRow';

interface LeadMailsProps {
  /** The lead, or the policy. */
  readonly lead: { readonly leadType: string; readonly leadId: string };
  /** Unless it is given, the list scrolls in a box (spec §2). */
  readonly height?: number | 'auto';
}

/** The latest mails about a lead. */
export function LeadMails({ lead: { leadType, leadId }, height = 400 }: LeadMailsProps) {
  const query = useGetList<Mail>('messages', {
    filter: { leadType, leadId },
    sort: { field: 'createdAt', order: 'DESC' },
    pagination: { page: 1, perPage: 100 },
  });
  const { data } = query;
  const [open, setOpen] = useState<Mail | null>(null);
  return (
    <Box role="region" aria-label="Messages list" tabIndex={0} sx={{ height, overflowY: 'auto' }}>
      <QueryState of={query} isPart loading={<Skeleton height={72} />} />
      {data?.length === 0 && (
        <Typography color="textSecondary" sx={{ py: 4, textAlign: 'center' }}>
          No messages yet
        </Typography>
      )}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {data?.map((mail) => (
          <Box component="li" key={mail.id} sx={{ borderBottom: 1, borderColor: 'divider' }}>
            <MailButton mail={mail} onOpen={() => setOpen(mail)} />
          </Box>
        ))}
      </Box>
      {open && <MailDialog mail={open} onClose={() => setOpen(null)} />}
    </Box>
  );
}
