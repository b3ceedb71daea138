import { Box, Button, Link } from '@mui/material';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import type { Today } from '@/shared/api-types';
import { clientPath } from '@/admin/records/clients/clientFields';
import { LazyDialogs } from '@/admin/ground/loading/LazyDialogs';
import { lazyComponent } from '@/admin/ground/loading/lazyComponent';
import { NextPremium } from '@/admin/records/policies/NextPremium';
import { MessageLink } from '@/admin/records/messages/MessageLink';
import { OwnerContact } from '@/admin/records/policies/OwnerContact';
import { lapsePath, policyPath, policyTitle, unclearText } from '@/admin/ground/words/policyWords';
import { pressedBy, rowKeys } from '@/admin/ground/shortcuts/rowKeys';
import { useCurrentUser } from '@/admin/ground/api/useCurrentUser';
import { useAddTask } from '@/admin/records/tasks/useTaskChanges';

const LogCallDialog = lazyComponent(() =>
  import('@/admin/records/clients/LogCallDialog').then((module) => module.LogCallDialog),
);

export type DuePremium = Today['premiums']['rows'][number];

interface PremiumLineProps {
  readonly premium: DuePremium;
  readonly today: Today;
  readonly onPay: () => void;
}

/** An unpaid premium: whose it is, how to reach them, what is owed; past grace also what to decide. */
export function PremiumLine({ premium, today, onPay }: PremiumLineProps) {
  const about = `${premium.name}, ${policyTitle(premium)}`;
  const isPastGrace = premium.state === 'past grace';
  const [isCalled, setCalled] = useState(false);
  return (
    <Box component="li" {...rowKeys({}, { focus: 'a' })} sx={lineShape}>
      <Box sx={{ minWidth: 0, flex: '1 1 220px' }}>
        <Link
          component={RouterLink}
          to={clientPath(premium.clientId)}
          color="inherit"
          sx={{ fontWeight: 600 }}
        >
          {premium.name}
        </Link>
        {' · '}
        <Link component={RouterLink} to={policyPath(premium.policyId)} color="inherit" underline="always">
          {policyTitle(premium)}
        </Link>
        <Box sx={isPastGrace ? unclearShape : factsShape}>
          <OwnerContact phone={premium.phone} email={premium.email} />
          <MessageLink
            client={{ id: premium.clientId, name: about }}
            dueDate={premium.dueDate}
            first="premiumText"
          />
          <NextPremium premium={premium} {...(isPastGrace && { state: unclearText(premium, today.date) })} />
        </Box>
      </Box>
      <Box sx={actionsShape}>
        {isPastGrace && (
          <>
            <AskInsurer premium={premium} today={today} />
            <Button
              component={RouterLink}
              to={lapsePath(premium.policyId)}
              size="small"
              color="secondary"
              aria-label={`Mark as lapsed: ${about}`}
            >
              Mark as lapsed
            </Button>
          </>
        )}
        <Button
          size="small"
          color="secondary"
          aria-label={`Log a call: ${about}`}
          {...pressedBy('n')}
          onClick={() => setCalled(true)}
        >
          Log a call
        </Button>
        <Button
          size="small"
          variant="outlined"
          aria-label={`Record payment: ${about}`}
          {...pressedBy('p')}
          onClick={onPay}
        >
          Record payment
        </Button>
      </Box>
      {isCalled && (
        <LazyDialogs onClose={() => setCalled(false)}>
          <LogCallDialog
            client={{ id: premium.clientId, name: premium.name }}
            onClose={() => setCalled(false)}
          />
        </LazyDialogs>
      )}
    </Box>
  );
}

/** Adds a task for today, unless there is one. */
function AskInsurer({ premium, today }: Pick<PremiumLineProps, 'premium' | 'today'>) {
  const me = useCurrentUser()?.id ?? null;
  const adding = useAddTask(() => {});
  const { clientId, insurer, product, policyNumber } = premium;
  const title = `Ask ${insurer} whether policy ${policyNumber ?? product} is in force`;
  const isAsked = today.tasks.rows.some((task) => task.clientId === clientId && task.title === title);
  return (
    <Button
      size="small"
      color="secondary"
      aria-label={`${isAsked ? 'To be asked' : 'Ask the insurer'}: ${premium.name}, ${policyTitle(premium)}`}
      disabled={isAsked || adding.isPending}
      onClick={() => adding.mutate({ title, dueDate: today.date, assigneeId: me, clientId })}
    >
      {isAsked ? 'To be asked' : 'Ask the insurer'}
    </Button>
  );
}

const lineShape = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1.5,
  rowGap: 0.5,
  py: 1,
};
const factsShape = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1.5,
  rowGap: 0.25,
  fontSize: 14,
};
// since when is said by the chip
const unclearShape = { ...factsShape, columnGap: 1, '& .day': { display: 'none' } };
const actionsShape = { display: 'flex', flexWrap: 'wrap', gap: 0.5, alignItems: 'center', ml: 'auto' };
