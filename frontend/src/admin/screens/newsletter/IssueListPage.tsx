import { Link as MuiLink, Typography } from '@mui/material';
import { useRef } from 'react';
import { useListContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { DraftIndicator } from '@/admin/ground/drafts/DraftIndicator';
import { draftKeys } from '@/admin/ground/drafts/draftKeys';
import { ActionButton } from '@/admin/ground/page/ActionButton';
import { PageHeading } from '@/admin/ground/page/PageHeading';
import { RecordList } from '@/admin/ground/lists/RecordList';
import { queryKeys } from '@/admin/ground/api/queryKeys';
import { useProviderQuery } from '@/admin/ground/api/useProviderQuery';
import { useShortcuts } from '@/admin/ground/shortcuts/useShortcuts';
import { IssueList } from './IssueList';
import { ISSUE_STATE_LABELS, issuePath, peopleText, reasonsText } from './issueWords';
import { ListFilters } from '@/admin/ground/lists/ListFilters';
import type { IssueSummary } from '@/shared/api-types';

/** Issues of the newsletter, newest first; filter and page are in the URL. */
export function IssueListPage() {
  return (
    <RecordList sort={{ field: 'createdAt', order: 'DESC' }}>
      <IssueListContent />
    </RecordList>
  );
}

function IssueListContent() {
  const search = useRef<HTMLInputElement>(null);
  const { data } = useListContext<IssueSummary>();
  useShortcuts({ '/': () => search.current?.focus() });
  const newest = data?.[0];
  return (
    <>
      <PageHeading title="Newsletter" subtitle="Letters to everybody who subscribed and confirmed it">
        <DraftIndicator draftKey={draftKeys.issue()}>Unsaved issue</DraftIndicator>
        <ActionButton label="Write an issue" to={issuePath()} />
      </PageHeading>
      {newest && <Subscribers issueId={newest.id} />}
      <ListFilters
        searchLabel="Search the subjects"
        placeholder="Words of the subject"
        states={ISSUE_STATE_LABELS}
        searchRef={search}
      />
      <IssueList />
    </>
  );
}

/** Who would get an issue today. The server counts it for an issue; the numbers are the same for all. */
function Subscribers({ issueId }: { issueId: string }) {
  const { data } = useProviderQuery(queryKeys.audience(issueId), (provider) => provider.audience(issueId), {
    keepPrevious: true,
    uncached: true,
  });
  return (
    <Typography color="textSecondary" sx={{ mt: -1.5, mb: 2, minHeight: '1.5em' }}>
      {data && (
        <>
          {[`${peopleText(data.recipients)} confirmed`, ...reasonsText(data)].join(' · ')}{' '}
          <MuiLink component={Link} to="/admin/newsletter/subscribers" color="secondary" underline="always">
            Show subscribers
          </MuiLink>
        </>
      )}
    </Typography>
  );
}
