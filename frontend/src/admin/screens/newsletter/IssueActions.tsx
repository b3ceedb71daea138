import { Box, IconButton, Tooltip } from '@mui/material';
import { DeleteIcon } from '@/admin/ground/theme/icons';
import { CopyIcon } from '@/admin/ground/theme/screenIcons';
import type { IssueSummary } from '@/shared/api-types';
import { useDeleteIssue, useDuplicateIssue } from './useIssueChanges';

/** What can be done with an issue in the list. Delete needs no confirmation, because it can be undone. */
export function IssueActions({ issue }: { issue: IssueSummary }) {
  const duplicate = useDuplicateIssue();
  const deletion = useDeleteIssue();
  const busy = duplicate.isPending || deletion.isPending;
  return (
    <Box sx={{ display: 'flex', gap: 0.5 }}>
      <Tooltip title="Duplicate">
        <span>
          <IconButton
            aria-label={`Duplicate ${issue.subject}`}
            disabled={busy}
            onClick={() => duplicate.mutate(issue)}
          >
            <CopyIcon fontSize="small" />
          </IconButton>
        </span>
      </Tooltip>
      {issue.state === 'draft' && (
        <Tooltip title="Delete">
          <span>
            <IconButton
              aria-label={`Delete ${issue.subject}`}
              disabled={busy}
              onClick={() => deletion.mutate(issue)}
            >
              <DeleteIcon fontSize="small" />
            </IconButton>
          </span>
        </Tooltip>
      )}
    </Box>
  );
}
