import { Alert, Box, Button, DialogContent, Link, Skeleton, Typography } from '@mui/material';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import type { TomorrowsMails as Tomorrow } from '@/shared/api-types';
import { QueryState } from '@/admin/ground/loading/QueryState';
import { clientPath } from '@/admin/records/clients/clientFields';
import { formatLongDate, formatNearDay } from '@/admin/ground/dates/dates';
import { ConsoleDialog } from '@/admin/ground/dialogs/ConsoleDialog';
import { MailContent } from '@/admin/records/mails/MailContent';
import { kindLabel } from '@/admin/records/mails/mailWords';
import { queryKeys } from '@/admin/ground/api/queryKeys';
import { useProviderQuery } from '@/admin/ground/api/useProviderQuery';

/** What else a message of a kind can tell of. */
const OTHER_PREMIUMS: Readonly<Record<string, string>> = {
  premium_due: 'in grace',
  premium_in_grace: 'that is due',
};

/** Listed at first; the others are in a box to open. */
const SHOWN = 5;

/** Before a kind of mail to clients is turned on: who gets one on the first day. Nothing for mails of other kinds. */
export function TomorrowsMails({ kind }: { kind: string }) {
  const query = useProviderQuery(queryKeys.tomorrowsMails, (provider) => provider.tomorrowsMails());
  const { data } = query;
  if (!data) return <QueryState of={query} loading={<Skeleton height={48} />} />;
  const planned = data.kinds.find((one) => one.kind === kind);
  if (!planned) return null;
  return <PlannedMails planned={planned} date={data.date} />;
}

type Planned = Tomorrow['kinds'][number];

function PlannedMails({ planned, date }: { planned: Planned; date: string }) {
  const [seen, setSeen] = useState(false);
  const { kind, count, mixed, withoutAddress, mails } = planned;
  return (
    <Alert severity="info" icon={false} sx={{ ml: { xs: 0, sm: 6 }, mt: 0.5 }}>
      <Typography sx={{ fontWeight: 600 }}>
        {count === 0
          ? `Nobody gets one tomorrow, ${formatLongDate(date)}`
          : `Tomorrow, ${formatLongDate(date)}, 9:00 AM: ${counted(count)}`}
      </Typography>
      <Mails mails={mails.slice(0, SHOWN)} />
      {mails.length > SHOWN && (
        <details>
          <summary>Show {mails.length - SHOWN} more</summary>
          <Mails mails={mails.slice(SHOWN)} />
          {count > mails.length && <Typography variant="body2">And {count - mails.length} others</Typography>}
        </details>
      )}
      {mixed > 0 && (
        <Typography variant="body2">
          {mixed === count ? 'With' : `${mixed} of them with`} a premium {OTHER_PREMIUMS[kind]} in the same
          message, when that is on too.
        </Typography>
      )}
      {withoutAddress > 0 && (
        <Typography variant="body2">
          {withoutAddress === 1 ? '1 client has' : `${withoutAddress} clients have`} no e-mail address: please
          call.
        </Typography>
      )}
      <Typography variant="body2" sx={{ mt: 0.5 }}>
        Only from tomorrow on: nothing is sent for days that have passed.
      </Typography>
      <Button size="small" color="secondary" sx={{ ml: -0.75 }} onClick={() => setSeen(true)}>
        See the message
      </Button>
      {seen && <ExampleDialog planned={planned} onClose={() => setSeen(false)} />}
    </Alert>
  );
}

/** The message as its first client gets it; when nobody does, with details that are made up. */
function ExampleDialog({ planned, onClose }: { planned: Planned; onClose: () => void }) {
  const { kind, example, mails } = planned;
  return (
    <ConsoleDialog open onClose={onClose} title={kindLabel(kind)} maxWidth="md">
      <DialogContent sx={{ pt: 0 }}>
        <Typography sx={{ mb: 1.5, overflowWrap: 'anywhere' }}>
          <strong>{example.subject}</strong>
          <br />
          {mails[0] ? `To ${mails[0].clientName}.` : 'An example: name and policy are made up.'}
          {kind !== 'policy_anniversary' && ' How to pay is shown as it was last saved.'}
        </Typography>
        <MailContent mail={example} label="As sent" />
      </DialogContent>
    </ConsoleDialog>
  );
}

const Mails = ({ mails }: { mails: Planned['mails'] }) => (
  <Box component="ul" sx={{ m: 0, my: 0.5, pl: 2.5 }}>
    {mails.map(({ clientId, clientName, policies }) => (
      <Typography
        component="li"
        variant="body2"
        key={clientId + policies[0]!.policyId}
        sx={{ overflowWrap: 'anywhere' }}
      >
        <Link component={RouterLink} to={clientPath(clientId)} color="inherit">
          {clientName}
        </Link>
        , {policies.map(({ policy, date }) => `${policy}, ${formatNearDay(date)}`).join(' · ')}
      </Typography>
    ))}
  </Box>
);

const counted = (count: number) => (count === 1 ? '1 message' : `${count} messages`);
