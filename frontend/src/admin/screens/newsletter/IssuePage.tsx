import { Box, Skeleton, Typography } from '@mui/material';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { PageHeading } from '@/admin/ground/page/PageHeading';
import { QueryError } from '@/admin/ground/api/QueryError';
import { useCurrentUser } from '@/admin/ground/api/useCurrentUser';
import { useRecord } from '@/admin/ground/api/useRecord';
import { IssueEditor } from './IssueEditor';
import { ALL_ISSUES, issuePath } from './issueWords';
import { LeftoverDraft } from './LeftoverDraft';
import { SendingView } from './SendingView';

/** The page of an issue: an editor while it is a draft, then what becomes of it. */
export function IssuePage() {
  const { id = '' } = useParams();
  const location = useLocation();
  const navigate = useNavigate();
  const user = useCurrentUser();
  const isNew = id === 'new';
  const { data, error, refetch } = useRecord('newsletter', id, {
    enabled: !isNew,
  });
  // the editor of a new issue stays the same when the first save gives the issue its address
  const editor = isNew ? location.key : ((location.state as { editor?: string } | null)?.editor ?? id);
  if (!isNew && data === undefined && error) return <QueryError error={error} onRetry={refetch} />;
  if (!user || (!isNew && data === undefined)) return <LoadingIssue />;
  if (!isNew && data === null) return <NoSuchIssue id={id} />;
  if (data && data.state !== 'draft') return <SendingView key={id} issue={data} error={error} />;
  return (
    <IssueEditor
      key={editor}
      issue={data ?? null}
      onCreated={(created) => void navigate(issuePath(created), { replace: true, state: { editor } })}
    />
  );
}

function LoadingIssue() {
  return (
    <Box role="status" aria-label="Loading issue" sx={{ display: 'grid', gap: 2 }}>
      <Skeleton width="min(60%, 320px)" height={44} />
      <Skeleton variant="rounded" height={420} />
    </Box>
  );
}

function NoSuchIssue({ id }: { id: string }) {
  return (
    <>
      <PageHeading title="Newsletter" back={ALL_ISSUES} />
      <LeftoverDraft issueId={id} reason="deleted" />
      <Typography role="status" sx={{ py: 8, textAlign: 'center' }}>
        There is no issue at this address. It may have been deleted.
      </Typography>
    </>
  );
}
