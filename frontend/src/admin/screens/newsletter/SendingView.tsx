import { Box, Button, Card, FormControlLabel, Link, Switch, Typography } from '@mui/material';
import { columnsShape, stackShape } from '@/admin/ground/page/columns';
import { PageHeading } from '@/admin/ground/page/PageHeading';
import { QueryError } from '@/admin/ground/api/QueryError';
import { OutsideIcon } from '@/admin/ground/theme/icons';
import { DeliveryTable } from './DeliveryTable';
import { IssuePreview } from './IssuePreview';
import { LeftoverDraft } from './LeftoverDraft';
import { ALL_ISSUES } from './issueWords';
import type { Issue } from '@/shared/api-types';
import { SendingProgress } from './SendingProgress';
import { useDuplicateIssue, usePublicIssue } from './useIssueChanges';

interface SendingViewProps {
  readonly issue: Issue;
  /** Set when the issue could not be read again. */
  readonly error: Error | null;
}

/** An issue that is scheduled, being sent or over: what becomes of it, and to whom it went. */
export function SendingView({ issue, error }: SendingViewProps) {
  const duplicate = useDuplicateIssue();
  return (
    <>
      <PageHeading
        title={issue.subject}
        {...(issue.preheader ? { subtitle: issue.preheader } : {})}
        back={ALL_ISSUES}
      >
        <Button
          variant="outlined"
          color="secondary"
          disabled={duplicate.isPending}
          onClick={() => duplicate.mutate(issue)}
        >
          Duplicate
        </Button>
      </PageHeading>
      {error && <QueryError error={error} onRetry={() => window.location.reload()} stale />}
      <LeftoverDraft issueId={issue.id} reason="sent" />
      <Box sx={{ ...columnsShape, mb: 2 }}>
        <Box sx={stackShape}>
          <SendingProgress issue={issue} />
          <OnTheSite issue={issue} />
        </Box>
        <Card sx={{ p: 2, minWidth: 0 }}>
          <IssuePreview draft={issue} title="The mail" />
        </Card>
      </Box>
      {issue.startedAt && <DeliveryTable issueId={issue.id} />}
    </>
  );
}

/** Whether the public archive has the issue, and the link to it. */
function OnTheSite({ issue }: { issue: Issue }) {
  const { mutate, isPending, variables } = usePublicIssue(issue);
  const isPublic = isPending ? variables : issue.public;
  return (
    <Card component="section" aria-label="On the site" sx={{ p: 2 }}>
      <FormControlLabel
        disabled={isPending}
        control={<Switch color="secondary" checked={isPublic} onChange={(_, on) => mutate(on)} />}
        label="Show on the site"
      />
      {issue.public && issue.slug && issue.state === 'sent' ? (
        <Typography>
          <Link
            href={`/newsletter/${issue.slug}`}
            target="_blank"
            rel="noopener"
            color="secondary"
            sx={linkShape}
          >
            View on the site
            <OutsideIcon aria-hidden sx={{ fontSize: 16 }} />
          </Link>
        </Typography>
      ) : (
        <Typography variant="body2" color="textSecondary">
          {issue.public && issue.state !== 'cancelled'
            ? 'It appears in the public archive once it is sent.'
            : 'The public archive does not have this issue.'}
        </Typography>
      )}
    </Card>
  );
}

const linkShape = { display: 'inline-flex', alignItems: 'center', gap: 0.5 };
