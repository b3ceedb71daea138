import { DialogContent, List, ListItemButton, ListItemText, Skeleton, Typography } from '@mui/material';
import { useState } from 'react';
import { useListContext } from 'react-admin';
import type { Post } from '../../shared/api-types';
import { formatDateTime } from '../dates';
import { ConsoleDialog } from '../dialogs/ConsoleDialog';
import { queryKeys } from '../providers/queryKeys';
import { QueryError } from '../providers/QueryError';
import { useProviderQuery } from '../providers/useProviderQuery';
import { VersionView } from './VersionView';

interface HistoryDialogProps {
  readonly post: Post;
  readonly onClose: () => void;
}

/** Earlier versions of a post: who replaced each and when, the difference, and a restore button. */
export function HistoryDialog({ post: initialPost, onClose }: HistoryDialogProps) {
  const post = useListContext<Post>().data?.find(({ id }) => id === initialPost.id) ?? initialPost;
  const [chosenId, setChosenId] = useState<string | null>(null);
  const { data, error, refetch } = useProviderQuery(queryKeys.history(post.id), (provider) =>
    provider.postHistory(post.id),
  );
  const chosen = data?.find(({ id }) => id === chosenId) ?? data?.[0];
  return (
    <ConsoleDialog open onClose={onClose} maxWidth="lg" title={`History of ${initialPost.title}`}>
      <DialogContent sx={columns}>
        {error && <QueryError error={error} onRetry={refetch} stale={data !== undefined} />}
        {!data && !error && <Skeleton variant="rounded" height={240} />}
        {data?.length === 0 && (
          <Typography color="textSecondary">This post has not been edited since it was published.</Typography>
        )}
        {data && chosen && (
          <>
            <List
              aria-label="Versions"
              dense
              sx={{ p: 0, maxHeight: { xs: 200, md: 520 }, overflowY: 'auto' }}
            >
              {data.map(({ id, editedByName, createdAt }) => (
                <li key={id}>
                  <ListItemButton
                    selected={id === chosen.id}
                    aria-current={id === chosen.id}
                    onClick={() => setChosenId(id)}
                    sx={{ borderRadius: 1 }}
                  >
                    <ListItemText
                      primary={formatDateTime(createdAt)}
                      secondary={`Replaced by ${editedByName}`}
                    />
                  </ListItemButton>
                </li>
              ))}
            </List>
            <VersionView key={chosen.id} post={post} version={chosen} />
          </>
        )}
      </DialogContent>
    </ConsoleDialog>
  );
}

const columns = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '240px minmax(0, 1fr)' },
  alignItems: 'start',
};
