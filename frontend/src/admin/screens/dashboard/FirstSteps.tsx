import { Box, Button, Card, Link, Skeleton, Typography } from '@mui/material';
import { useId, useState, type ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import type { FirstStep } from '@/shared/api-types';
import { QueryError } from '@/admin/ground/api/QueryError';
import { TasksIcon as DoneIcon } from '@/admin/ground/theme/icons';
import { SectionHeading } from '@/admin/ground/theme/SectionHeading';
import { visuallyHidden } from '@/admin/ground/theme/visuallyHidden';
import type { useFirstSteps } from './useFirstSteps';

interface FirstStepsProps {
  readonly firstSteps: ReturnType<typeof useFirstSteps>;
  /** Whether there is no lead yet. */
  readonly empty: boolean;
}

/** What a new office can do first, and what of it is done; one line once leads have arrived. */
export function FirstSteps({ firstSteps, empty }: FirstStepsProps) {
  const { steps, error, refetch, hide, isHiding } = firstSteps;
  const id = useId();
  const [unfolded, setUnfolded] = useState(false);
  const done = steps?.filter((step) => step.done).length ?? 0;
  const shown = empty || unfolded;
  return (
    <Card
      component="section"
      aria-labelledby={id}
      sx={shown ? { p: { xs: 2, sm: 2.5 } } : { px: 2, py: 0.5 }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Box sx={{ mr: 'auto' }}>
          <SectionHeading id={id}>First Steps</SectionHeading>
        </Box>
        {steps && (
          <Typography color="textSecondary">
            {done} of {steps.length} done
          </Typography>
        )}
        {!empty && (
          <Button size="small" aria-expanded={unfolded} onClick={() => setUnfolded(!unfolded)}>
            {unfolded ? 'Fold' : 'Show'}
          </Button>
        )}
        <Button size="small" onClick={hide} disabled={isHiding}>
          Hide
        </Button>
      </Box>
      {empty && (
        <Typography color="textSecondary" sx={{ mt: 0.5 }}>
          No lead has arrived yet. Bookings and subscriptions appear here at once.
        </Typography>
      )}
      {error && (
        <Box sx={{ mt: 1.5 }}>
          <QueryError error={error} onRetry={refetch} stale={steps !== undefined} />
        </Box>
      )}
      {!shown ? null : steps ? (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 1.5, p: 0, display: 'grid', gap: 1.25 }}>
          {steps.map((step) => (
            <Step key={step.id} step={step} />
          ))}
        </Box>
      ) : (
        !error && (
          <Skeleton
            variant="rounded"
            height={180}
            role="img"
            aria-label="Loading the first steps"
            sx={{ mt: 1.5 }}
          />
        )
      )}
    </Card>
  );
}

function Step({ step: { title, detail, done, link } }: { step: FirstStep }) {
  return (
    <Box component="li" sx={{ display: 'flex', gap: 1.25 }}>
      {done ? <DoneIcon aria-hidden color="secondary" sx={markShape} /> : <Box aria-hidden sx={openMark} />}
      <Box sx={{ minWidth: 0 }}>
        {done ? (
          <Typography color="textSecondary">
            {title}
            <span style={visuallyHidden}> (done)</span>
          </Typography>
        ) : (
          <>
            <StepLink to={link}>{title}</StepLink>
            <Typography variant="body2" color="textSecondary">
              {detail}
            </Typography>
          </>
        )}
      </Box>
    </Box>
  );
}

/** Pages of the public site open beside the console. */
function StepLink({ to, children }: { to: string; children: ReactNode }) {
  const look = { color: 'secondary', underline: 'always' } as const;
  return to.startsWith('/admin') ? (
    <Link component={RouterLink} to={to} {...look}>
      {children}
    </Link>
  ) : (
    <Link href={to} target="_blank" rel="noopener" {...look}>
      {children}
    </Link>
  );
}

const markShape = { flexShrink: 0, fontSize: 22 };
const openMark = {
  ...markShape,
  width: 18,
  height: 18,
  m: '2px',
  border: 1.5,
  borderColor: 'text.secondary',
  borderRadius: '50%',
};
