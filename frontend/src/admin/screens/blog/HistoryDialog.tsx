import { DialogContent, Skeleton, Typography } from '@mui/material';
import { useState } from 'react';
import { useListContext } from 'react-admin';
import type { Post } from '@/shared/api-types';
import { QueryState } from '@/admin/ground/loading/QueryState';
import { ConsoleDialog } from '@/admin/ground/dialogs/ConsoleDialog';
import { queryKeys } from '@/admin/ground/api/queryKeys';
import { useProviderQuery } from '@/admin/ground/api/useProviderQuery';
import { VersionList } from './VersionList';
import { VersionView } from './VersionView';

interface HistoryDialogProps {
  readonly post: Post;
  readonly onClose: () => void;
}

/** Earlier versions of a post: who replaced each and when, the difference, and a restore button. */
export function HistoryDialog({ post: initialPost, onClose }: HistoryDialogProps) {
  const post = useListContext<Post>().data?.find(({ id }) => id === initialPost.id) ?? initialPost;
  const [chosenId, setChosenId] = useState<string | null>(null);
  const query = useProviderQuery(queryKeys.history(post.id), (provider) => provider.postHistory(post.id));
  const { data } = query;
  const chosen = data?.find(({ id }) => id === chosenId) ?? data?.[0];
  const edited = data?.length !== 0;
  return (
    <ConsoleDialog open onClose={onClose} maxWidth={edited ? 'lg' : 'sm'} title={`History of ${post.title}`}>
      <DialogContent {...(edited ? { sx: columns } : {})}>
        <QueryState of={query} loading={<LoadingHistory />} />
        {!edited && (
          <Typography color="textSecondary">This post has not been edited since it was published.</Typography>
        )}
        {data && chosen && (
          <>
            <VersionList versions={data} chosenId={chosen.id} onChoose={setChosenId} />
            <VersionView key={chosen.id} post={post} version={chosen} />
          </>
        )}
      </DialogContent>
    </ConsoleDialog>
  );
}

function LoadingHistory() {
  return (
    <>
      <div role="status" aria-label="Loading history">
        {[0, 1, 2].map((index) => (
          <Skeleton key={index} variant="rounded" height={64} sx={{ mb: 1 }} />
        ))}
      </div>
      <div>
        {[60, 95, 90, 40, 92, 85].map((width, index) => (
          <Skeleton key={index} width={`${width}%`} />
        ))}
      </div>
    </>
  );
}

const columns = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '240px minmax(0, 1fr)' },
  alignItems: 'start',
};
