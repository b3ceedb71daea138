import { Link, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import type { Today } from '../../shared/api-types';
import { formatNearDay } from '../dates';
import { leadLink } from '../leads/leadRules';
import { DeskCard, DeskLines } from './DeskCard';

const KINDS = { birthday: 'Birthday', anniversary: 'Policy anniversary', premium: 'Premium due' } as const;

/** Birthdays, policy anniversaries and premiums of clients in the next two weeks. */
export function Coming({ coming }: { coming: Today['coming'] }) {
  if (coming.length === 0) return null;
  return (
    <DeskCard title="Coming up with clients" count={coming.length}>
      <DeskLines short>
        {coming.map(({ kind, date, leadType, leadId, name, detail }) => (
          <Typography component="li" key={`${kind} ${leadId} ${date}`} sx={{ py: 0.75 }}>
            <strong>{formatNearDay(date)}</strong> · {KINDS[kind]} ·{' '}
            <Link
              component={RouterLink}
              to={leadLink({ leadType, leadId })}
              color="inherit"
              underline="always"
            >
              {name}
            </Link>
            {detail && ` · ${detail}`}
          </Typography>
        ))}
      </DeskLines>
    </DeskCard>
  );
}
