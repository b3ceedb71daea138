import { Button, Typography } from '@mui/material';
import { Link, useParams } from 'react-router-dom';
import { useConfirmedLink } from '@/admin/ground/confirmation/useConfirmedLink';
import { EmptyState } from '@/admin/ground/page/EmptyState';
import { LoadingCards } from '@/admin/ground/page/LoadingCards';
import { ReadingColumn } from '@/admin/ground/page/ReadingColumn';
import { breachReportPage } from '@/admin/ground/api/privacyProvider';
import { QueryError } from '@/admin/ground/api/QueryError';
import { useRecord } from '@/admin/ground/api/useRecord';
import { PrintIcon } from '@/admin/ground/theme/screenIcons';
import { visuallyHidden } from '@/admin/ground/theme/visuallyHidden';
import { BreachFacts } from './BreachFacts';
import { BreachSteps } from './BreachSteps';
import { PrivacyScreen } from './PrivacyScreen';

/** A case: how much time is left, who is affected, what was seen and by whom. */
export function BreachPage() {
  const { id = '' } = useParams();
  const openConfirmed = useConfirmedLink();
  return (
    <PrivacyScreen
      title="Breach case"
      actions={
        <>
          <Button component={Link} to="/admin/privacy/breach" variant="outlined" color="secondary">
            All cases
          </Button>
          <Button
            variant="outlined"
            color="secondary"
            startIcon={<PrintIcon />}
            href={breachReportPage(id)}
            target="_blank"
            rel="noopener noreferrer"
            onClick={openConfirmed}
          >
            Report to print
            <span style={visuallyHidden}> (opens in a new tab)</span>
          </Button>
        </>
      }
    >
      <Case key={id} id={id} />
    </PrivacyScreen>
  );
}

function Case({ id }: { id: string }) {
  const { data, error, refetch } = useRecord('breaches', id, {
    uncached: true,
  });
  if (data === null) return <EmptyState title="There is no case at this address" />;
  if (!data)
    return error ? <QueryError error={error} onRetry={refetch} /> : <LoadingCards label="Loading the case" />;
  return (
    <ReadingColumn>
      {error && <QueryError error={error} onRetry={refetch} stale />}
      <Typography sx={{ maxWidth: '68ch', whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        {data.what}
      </Typography>
      <BreachSteps breach={data} />
      <BreachFacts report={data} />
    </ReadingColumn>
  );
}
