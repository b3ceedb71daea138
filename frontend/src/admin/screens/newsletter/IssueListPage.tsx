import { Box, Card, Link, Typography } from '@mui/material';
import { useListContext } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { DraftIndicator } from '@/admin/ground/drafts/DraftIndicator';
import { draftKeys } from '@/admin/ground/drafts/draftKeys';
import { EmptyState } from '@/admin/ground/page/EmptyState';
import { EntityList, type ListColumn } from '@/admin/ground/lists/EntityList';
import { cardsShape } from '@/admin/ground/lists/ListContent';
import { ListFilters } from '@/admin/ground/lists/ListFilters';
import { queryKeys } from '@/admin/ground/api/queryKeys';
import { useProviderQuery } from '@/admin/ground/api/useProviderQuery';
import { IssueActions } from './IssueActions';
import { IssueStateChip } from './IssueStateChip';
import {
  ISSUE_STATE_LABELS,
  issuePath,
  issueTime,
  numberText,
  peopleText,
  reasonsText,
  siteText,
} from './issueWords';
import type { IssueSummary } from '@/shared/api-types';

/** Issues of the newsletter, newest first; filter and page are in the URL. */
export const IssueListPage = () => (
  <EntityList<IssueSummary>
    sort={{ field: 'createdAt', order: 'DESC' }}
    title="Newsletter"
    subtitle="Letters to everybody who subscribed and confirmed it"
    actions={<DraftIndicator draftKey={draftKeys.issue()}>Unsaved issue</DraftIndicator>}
    action={{ label: 'Write an issue', to: issuePath() }}
    filters={
      <>
        <Subscribers />
        <ListFilters
          search={['Search the subjects', 'Words of the subject']}
          shortcut
          selects={[['state', 'Filter by state', ISSUE_STATE_LABELS]]}
        />
      </>
    }
    loading="Loading issues"
    noMatch="No issues match the search and filters"
    empty={
      <EmptyState title="No issues yet">
        Visitors subscribe on the site and confirm their address by a link that they get by mail. Only
        confirmed addresses get an issue, and every issue has a link to unsubscribe. Write the first one: it
        stays a draft until you send it.
      </EmptyState>
    }
    columns={COLUMNS}
    tableFrom="lg"
    rows={(issues, busy) => (
      <Box component="ul" aria-label="Issues" aria-busy={busy} sx={cardsShape}>
        {issues.map((issue) => (
          <li key={issue.id}>
            <IssueCard issue={issue} />
          </li>
        ))}
      </Box>
    )}
  />
);

/** Who would get an issue today. The server counts it for an issue; the numbers are the same for all. */
function Subscribers() {
  const newest = useListContext<IssueSummary>().data?.[0];
  return newest && <Audience issueId={newest.id} />;
}

function Audience({ issueId }: { issueId: string }) {
  const { data } = useProviderQuery(queryKeys.audience(issueId), (provider) => provider.audience(issueId), {
    keepPrevious: true,
    uncached: true,
  });
  return (
    <Typography color="textSecondary" sx={{ mt: -1.5, mb: 2, minHeight: '1.5em' }}>
      {data && (
        <>
          {[`${peopleText(data.recipients)} confirmed`, ...reasonsText(data)].join(' · ')}{' '}
          <Link
            component={RouterLink}
            to="/admin/newsletter/subscribers"
            color="secondary"
            underline="always"
          >
            Show subscribers
          </Link>
        </>
      )}
    </Typography>
  );
}

const COLUMNS: readonly ListColumn<IssueSummary>[] = [
  { source: 'subject', cell: Subject },
  { source: 'state', cell: State },
  figure('recipients'),
  figure('sent'),
  figure('failed'),
  { ...figure('left'), label: 'Unsubscribed' },
  { source: 'public', label: 'On the site', cell: siteText },
  { source: 'id', label: 'Actions', cell: (issue) => <IssueActions issue={issue} /> },
];

/** A number of an issue once it has recipients. */
function figure(source: 'recipients' | 'sent' | 'failed' | 'left'): ListColumn<IssueSummary> {
  return {
    source,
    cell: ({ startedAt, [source]: count }) => (startedAt ? numberText(count) : ''),
    align: 'right',
  };
}

function Subject({ id, subject, preheader }: IssueSummary) {
  return (
    <>
      <Link component={RouterLink} to={issuePath(id)} color="inherit" sx={{ fontWeight: 650 }}>
        {subject}
      </Link>
      {preheader && (
        <Typography variant="body2" color="textSecondary" noWrap>
          {preheader}
        </Typography>
      )}
      <DraftIndicator draftKey={draftKeys.issue(id)}>Unsaved changes</DraftIndicator>
    </>
  );
}

function State(issue: IssueSummary) {
  return (
    <>
      <IssueStateChip state={issue.state} />
      <Typography variant="body2" color="textSecondary" sx={{ mt: 0.25 }}>
        {issueTime(issue)}
      </Typography>
    </>
  );
}

function IssueCard({ issue }: { issue: IssueSummary }) {
  const { id, subject, state, recipients, sent, failed, left } = issue;
  return (
    <Card component="article" aria-label={subject} sx={{ p: 2, display: 'grid', gap: 0.75 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <IssueStateChip state={state} />
        <Typography variant="body2" color="textSecondary">
          {issueTime(issue)}
        </Typography>
      </Box>
      <Link component={RouterLink} to={issuePath(id)} color="inherit" sx={subjectShape}>
        {subject}
      </Link>
      <DraftIndicator draftKey={draftKeys.issue(id)}>Unsaved changes</DraftIndicator>
      <Typography variant="body2" color="textSecondary">
        {recipients > 0 &&
          `${numberText(sent)} of ${numberText(recipients)} sent · ${numberText(failed)} failed · ${numberText(left)} unsubscribed · `}
        On the site: {siteText(issue).toLowerCase()}
      </Typography>
      <IssueActions issue={issue} />
    </Card>
  );
}

const subjectShape = { fontWeight: 650, fontSize: 17, overflowWrap: 'anywhere', justifySelf: 'start' };
