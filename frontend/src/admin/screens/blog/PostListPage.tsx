import { Box, Button } from '@mui/material';
import { useId, useState } from 'react';
import { useListContext } from 'react-admin';
import { Link } from 'react-router-dom';
import type { Post } from '@/shared/api-types';
import { DraftIndicator } from '@/admin/ground/drafts/DraftIndicator';
import { draftKeys } from '@/admin/ground/drafts/draftKeys';
import { PageHeading } from '@/admin/ground/page/PageHeading';
import { RecordList } from '@/admin/ground/lists/RecordList';
import { lazyComponent } from '@/admin/ground/loading/lazyComponent';
import { LazyDialogs } from '@/admin/ground/loading/LazyDialogs';
import type { PostFilter } from '@/admin/ground/api/blogProvider';
import { AddIcon, ImageIcon } from '@/admin/ground/theme/icons';
import { DeletedPostList } from './DeletedPostList';
import { PostList } from './PostList';
import { PostSearch } from './PostSearch';
import { PostTabs, TAB_LABELS, type PostTab } from './PostTabs';
import { usePostAddress } from './usePostAddress';

const PostFormDialog = lazyComponent(() =>
  import('./PostFormDialog').then((module) => module.PostFormDialog),
);
const HistoryDialog = lazyComponent(() => import('./HistoryDialog').then((module) => module.HistoryDialog));

/** Blog Management (spec §2): the posts, newest first, and the deleted ones. The open form is in the address. */
export function PostListPage() {
  return (
    <RecordList perPage={12} sort={{ field: 'publishedAt', order: 'DESC' }}>
      <PostListContent />
    </RecordList>
  );
}

function PostListContent() {
  const { setFilters, ...list } = useListContext<Post>();
  const { status, ...search } = list.filterValues as PostFilter;
  const address = usePostAddress();
  const [versions, setVersions] = useState<Post | null>(null);
  const [showsDeleted, setShowsDeleted] = useState(false);
  const panelId = useId();
  const tab: PostTab = showsDeleted ? 'deleted' : (status ?? 'all');
  function choose(next: PostTab) {
    setShowsDeleted(next === 'deleted');
    if (next !== 'deleted') setFilters({ ...search, ...(next === 'all' ? {} : { status: next }) });
  }
  return (
    <>
      <PageHeading title="Blog Management">
        <DraftIndicator draftKey={draftKeys.post()}>Unsaved article</DraftIndicator>
        <Button
          component={Link}
          to="/admin/media"
          variant="outlined"
          color="secondary"
          startIcon={<ImageIcon />}
        >
          Pictures
        </Button>
        <Button variant="contained" startIcon={<AddIcon />} onClick={address.create}>
          Add New Post
        </Button>
      </PageHeading>
      <PostTabs value={tab} panelId={panelId} onChange={choose} />
      <Box role="tabpanel" id={panelId} aria-label={TAB_LABELS[tab]}>
        {tab === 'deleted' ? (
          <DeletedPostList />
        ) : (
          <>
            <PostSearch />
            <PostList onEdit={({ id }) => address.edit(id)} onHistory={setVersions} />
          </>
        )}
      </Box>
      <LazyDialogs onClose={address.close}>
        {address.isOpen && (
          <PostFormDialog postId={address.postId} onCreated={address.created} onClose={address.close} />
        )}
      </LazyDialogs>
      <LazyDialogs onClose={() => setVersions(null)}>
        {versions && <HistoryDialog post={versions} onClose={() => setVersions(null)} />}
      </LazyDialogs>
    </>
  );
}
