import { Box, Card, Link, Typography } from '@mui/material';
import { DataTable, useRecordContext } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { DraftIndicator } from '@/admin/ground/drafts/DraftIndicator';
import { draftKeys } from '@/admin/ground/drafts/draftKeys';
import { EmptyState } from '@/admin/ground/page/EmptyState';
import { ListContent } from '@/admin/ground/lists/ListContent';
import { LoadingCards } from '@/admin/ground/page/LoadingCards';
import { IssueActions } from './IssueActions';
import { IssueStateChip } from './IssueStateChip';
import { issuePath, issueTime, numberText, siteText } from './issueWords';
import type { IssueSummary } from '@/shared/api-types';
import { tableShape } from '@/admin/ground/lists/tableShape';
import { useBelow } from '@/admin/ground/theme/widths';

/** The current page of issues. */
export function IssueList() {
  const narrow = useBelow('lg');
  return (
    <ListContent<IssueSummary>
      loading={<LoadingCards label="Loading issues" />}
      empty={<NoIssues />}
      noMatch="No issues match the search and filters"
    >
      {(issues, busy) =>
        narrow ? (
          <Box component="ul" aria-label="Issues" aria-busy={busy} sx={cardsShape}>
            {issues.map((issue) => (
              <li key={issue.id}>
                <IssueCard issue={issue} />
              </li>
            ))}
          </Box>
        ) : (
          <DataTable rowClick={false} bulkActionButtons={false} sx={tableShape}>
            {COLUMNS}
          </DataTable>
        )
      }
    </ListContent>
  );
}

function NoIssues() {
  return (
    <EmptyState title="No issues yet">
      Visitors subscribe on the site and confirm their address by a link that they get by mail. Only confirmed
      addresses get an issue, and every issue has a link to unsubscribe. Write the first one: it stays a draft
      until you send it.
    </EmptyState>
  );
}

const useIssue = () => useRecordContext<IssueSummary>() as IssueSummary;

const COLUMNS = [
  <DataTable.Col<IssueSummary> key="subject" source="subject" label="Subject" field={Subject} disableSort />,
  <DataTable.Col<IssueSummary> key="state" source="state" label="State" field={State} disableSort />,
  <DataTable.Col<IssueSummary>
    key="recipients"
    source="recipients"
    label="Recipients"
    align="right"
    render={figure('recipients')}
    disableSort
  />,
  <DataTable.Col<IssueSummary>
    key="sent"
    source="sent"
    label="Sent"
    align="right"
    render={figure('sent')}
    disableSort
  />,
  <DataTable.Col<IssueSummary>
    key="failed"
    source="failed"
    label="Failed"
    align="right"
    render={figure('failed')}
    disableSort
  />,
  <DataTable.Col<IssueSummary>
    key="left"
    source="left"
    label="Unsubscribed"
    align="right"
    render={figure('left')}
    disableSort
  />,
  <DataTable.Col<IssueSummary> key="public" source="public" label="On the site" field={OnSite} disableSort />,
  <DataTable.Col<IssueSummary> key="actions" source="id" label="Actions" field={Actions} disableSort />,
];

function Subject() {
  const { id, subject, preheader } = useIssue();
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

function State() {
  const issue = useIssue();
  return (
    <>
      <IssueStateChip state={issue.state} />
      <Typography variant="body2" color="textSecondary" sx={{ mt: 0.25 }}>
        {issueTime(issue)}
      </Typography>
    </>
  );
}

function OnSite() {
  return <>{siteText(useIssue())}</>;
}

/** A number of an issue once it has recipients. */
function figure(name: 'recipients' | 'sent' | 'failed' | 'left') {
  return function Figure(issue: IssueSummary) {
    return issue.startedAt ? numberText(issue[name]) : '';
  };
}

function Actions() {
  return <IssueActions issue={useIssue()} />;
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

const cardsShape = { display: 'grid', gap: 1.5, m: 0, p: 0, listStyle: 'none' };
const subjectShape = { fontWeight: 650, fontSize: 17, overflowWrap: 'anywhere', justifySelf: 'start' };
