import { Box, Button, Tab, Tabs } from '@mui/material';
import { useId, useState } from 'react';
import { ListBase } from 'react-admin';
import type { Post } from '../../shared/api-types';
import { PageHeading } from '../layout/PageHeading';
import { DraftIndicator } from '../drafts/DraftIndicator';
import { draftKeys } from '../drafts/draftKeys';
import { lazyComponent } from '../loading/lazyComponent';
import { LazyDialogs } from '../loading/LazyDialogs';
import { AddIcon } from '../theme/icons';
import { useNewParameter } from '../useNewParameter';
import { DeletedPostList } from './DeletedPostList';
import { PostList } from './PostList';

const PostFormDialog = lazyComponent(() =>
  import('./PostFormDialog').then((module) => module.PostFormDialog),
);
const HistoryDialog = lazyComponent(() => import('./HistoryDialog').then((module) => module.HistoryDialog));

/** The open dialog. */
type OpenDialog =
  { readonly name: 'form'; readonly post?: Post } | { readonly name: 'history'; readonly post: Post };

const queryOptions = { onError: () => {} };

/** Blog Management (spec §2): published posts, newest first, and deleted posts. */
export function PostListPage() {
  const adding = useNewParameter('post');
  const [chosen, setDialog] = useState<OpenDialog | null>(null);
  const dialog: OpenDialog | null = chosen ?? (adding.wanted ? { name: 'form' } : null);
  const [shown, setShown] = useState<'published' | 'deleted'>('published');
  const panelId = useId();
  function close() {
    setDialog(null);
    if (adding.wanted) adding.done();
  }
  return (
    <ListBase
      perPage={12}
      sort={{ field: 'publishedAt', order: 'DESC' }}
      storeKey={false}
      exporter={false}
      queryOptions={queryOptions}
    >
      <PageHeading title="Blog Management">
        <DraftIndicator draftKey={draftKeys.post()}>Unsaved article</DraftIndicator>
        <Button variant="contained" startIcon={<AddIcon />} onClick={() => setDialog({ name: 'form' })}>
          Add New Post
        </Button>
      </PageHeading>
      <Tabs
        value={shown}
        onChange={(_, next: typeof shown) => setShown(next)}
        aria-label="Posts"
        sx={{ borderBottom: 1, borderColor: 'divider', mb: 2.5 }}
      >
        <Tab value="published" label="Published" aria-controls={panelId} />
        <Tab value="deleted" label="Deleted" aria-controls={panelId} />
      </Tabs>
      <Box role="tabpanel" id={panelId} aria-label={shown === 'published' ? 'Published' : 'Deleted'}>
        {shown === 'published' ? (
          <PostList
            onEdit={(post) => setDialog({ name: 'form', post })}
            onHistory={(post) => setDialog({ name: 'history', post })}
          />
        ) : (
          <DeletedPostList />
        )}
      </Box>
      <LazyDialogs onClose={close}>
        {dialog?.name === 'form' && <PostFormDialog post={dialog.post} onClose={close} />}
        {dialog?.name === 'history' && <HistoryDialog post={dialog.post} onClose={close} />}
      </LazyDialogs>
    </ListBase>
  );
}
