import { Button, Typography } from '@mui/material';
import { Link, useParams } from 'react-router-dom';
import { QueryState } from '@/admin/ground/loading/QueryState';
import { useConfirmedLink } from '@/admin/ground/confirmation/useConfirmedLink';
import { EmptyState } from '@/admin/ground/page/EmptyState';
import { ReadingColumn } from '@/admin/ground/page/ReadingColumn';
import { breachReportPage } from '@/admin/ground/api/privacyProvider';
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
  const query = useRecord('breaches', id, {
    uncached: true,
  });
  const { data } = query;
  if (data === null) return <EmptyState title="There is no case at this address" />;
  if (!data) return <QueryState of={query} loading="Loading the case" />;
  return (
    <ReadingColumn>
      <QueryState of={query} />
      <Typography sx={{ maxWidth: '68ch', whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        {data.what}
      </Typography>
      <BreachSteps breach={data} />
      <BreachFacts report={data} />
    </ReadingColumn>
  );
}
