import { Link, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import type { Today } from '@/shared/api-types';
import { formatNearDay } from '@/admin/ground/dates/dates';
import { clientPath } from '@/admin/records/clients/clientFields';
import { leadLink } from '@/admin/ground/words/leadRules';
import { MessageLink } from '@/admin/records/messages/MessageLink';
import { policyPath } from '@/admin/ground/words/policyWords';
import { DeskCard, DeskLines } from './DeskCard';

const KINDS = {
  birthday: 'Birthday',
  maturity: 'Maturity',
  anniversary: 'Policy anniversary',
  premium: 'Premium due',
} as const;

/** Birthdays, policy anniversaries and maturities of clients in the next two weeks, and premiums of sales without a policy. */
export function Coming({ coming }: { coming: Today['coming'] }) {
  if (coming.length === 0) return null;
  return (
    <DeskCard title="Coming up with clients" count={coming.length}>
      <DeskLines short={5}>
        {coming.map(({ kind, date, name, detail, ...target }) => (
          <Typography
            component="li"
            key={`${kind} ${Object.values(target).join(' ')} ${date}`}
            sx={{ py: 0.75 }}
          >
            <strong>{formatNearDay(date)}</strong> · {KINDS[kind]} ·{' '}
            <Link component={RouterLink} to={pathOf(target)} color="inherit" underline="always">
              {name}
            </Link>
            {detail && ` · ${detail}`}
            {kind === 'birthday' && target.clientId !== null && (
              <>
                {' · '}
                <MessageLink client={{ id: target.clientId, name }} first="birthdayText" />
              </>
            )}
          </Typography>
        ))}
      </DeskLines>
    </DeskCard>
  );
}

function pathOf({
  policyId,
  clientId,
  leadType,
  leadId,
}: Pick<Today['coming'][number], 'policyId' | 'clientId' | 'leadType' | 'leadId'>): string {
  if (policyId !== null) return policyPath(policyId);
  if (clientId !== null) return clientPath(clientId);
  return leadType !== null && leadId !== null ? leadLink({ leadType, leadId }) : '/admin/clients';
}
