import AddIcon from '@mui/icons-material/Add';
import { Button } from '@mui/material';
import { lazy, Suspense, useState } from 'react';
import { ListBase } from 'react-admin';
import type { Post } from '../../shared/api-types';
import { PageHeading } from '../layout/PageHeading';
import { PostGrid } from './PostGrid';

const PostFormDialog = lazy(() =>
  import('./PostFormDialog').then((module) => ({ default: module.PostFormDialog })),
);
const HistoryDialog = lazy(() =>
  import('./HistoryDialog').then((module) => ({ default: module.HistoryDialog })),
);

/** What is open over the posts. */
type OpenDialog =
  { readonly name: 'form'; readonly post?: Post } | { readonly name: 'history'; readonly post: Post };

const queryOptions = { onError: () => {} };

/** Blog Management (spec §2): the posts, newest first, and the desk to write them. */
export function PostList() {
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const close = () => setDialog(null);
  return (
    <ListBase
      perPage={12}
      sort={{ field: 'publishedAt', order: 'DESC' }}
      storeKey={false}
      exporter={false}
      queryOptions={queryOptions}
    >
      <PageHeading title="Blog Management">
        <Button variant="contained" startIcon={<AddIcon />} onClick={() => setDialog({ name: 'form' })}>
          Add New Post
        </Button>
      </PageHeading>
      <PostGrid
        onEdit={(post) => setDialog({ name: 'form', post })}
        onHistory={(post) => setDialog({ name: 'history', post })}
      />
      <Suspense>
        {dialog?.name === 'form' && <PostFormDialog post={dialog.post} onClose={close} />}
        {dialog?.name === 'history' && <HistoryDialog post={dialog.post} onClose={close} />}
      </Suspense>
    </ListBase>
  );
}
