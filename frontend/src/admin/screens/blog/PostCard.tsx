import { Box, Button, Card, Link, Typography } from '@mui/material';
import { useId } from 'react';
import type { Post } from '@/shared/api-types';
import { formatDateTime } from '@/admin/ground/dates/dates';
import { DraftIndicator } from '@/admin/ground/drafts/DraftIndicator';
import { draftKeys } from '@/admin/ground/drafts/draftKeys';
import { smallVariant } from '@/admin/records/pictures/pictureFiles';
import { DeleteIcon, EditIcon, HistoryIcon, OutsideIcon } from '@/admin/ground/theme/icons';
import { PostImage } from './PostImage';
import { UnpublishedChip } from './UnpublishedChip';
import { useDeletePost } from './useDeletePost';

interface PostCardProps {
  readonly post: Post;
  readonly onEdit: () => void;
  readonly onHistory: () => void;
}

/** A post and its actions. Delete needs no confirmation, because it can be undone (spec §2). */
export function PostCard({ post, onEdit, onHistory }: PostCardProps) {
  const id = useId();
  const { mutate: deletePost, isPending } = useDeletePost();
  return (
    <Card
      component="article"
      aria-labelledby={id}
      sx={{ height: '100%', display: 'flex', flexDirection: 'column' }}
    >
      <PostImage url={smallVariant(post.imageUrl)} />
      <Box sx={{ p: 2, display: 'flex', flexDirection: 'column', flexGrow: 1, gap: 0.75 }}>
        <Box sx={topLineShape}>
          <Typography variant="body2" color="textSecondary">
            {[post.category, post.readTime].filter(Boolean).join(' · ')}
          </Typography>
          <UnpublishedChip status={post.status} />
          {post.status === 'published' && (
            <Link
              href={`/blog/${post.slug}`}
              target="_blank"
              rel="noopener"
              variant="body2"
              color="secondary"
              aria-label={`View on site: ${post.title} (opens in a new tab)`}
              sx={viewLinkShape}
            >
              View on site
              <OutsideIcon aria-hidden sx={{ fontSize: 16 }} />
            </Link>
          )}
        </Box>
        <Typography id={id} variant="h2" sx={{ overflowWrap: 'anywhere' }}>
          {post.title}
        </Typography>
        <Typography color="textSecondary" sx={excerptShape}>
          {post.excerpt}
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ mt: 'auto', pt: 1 }}>
          {publicationText(post)}
        </Typography>
        <Box sx={actionsShape}>
          <Button
            size="small"
            variant="outlined"
            color="secondary"
            startIcon={<EditIcon />}
            aria-label={`Edit ${post.title}`}
            onClick={onEdit}
          >
            Edit
          </Button>
          <Button
            size="small"
            color="secondary"
            startIcon={<HistoryIcon />}
            aria-label={`History of ${post.title}`}
            onClick={onHistory}
          >
            History
          </Button>
          <Button
            size="small"
            color="error"
            startIcon={<DeleteIcon />}
            aria-label={`Delete ${post.title}`}
            disabled={isPending}
            onClick={() => deletePost(post)}
            sx={{ ml: 'auto' }}
          >
            Delete
          </Button>
        </Box>
        <DraftIndicator draftKey={draftKeys.post(post.id)}>Unsaved changes</DraftIndicator>
      </Box>
    </Card>
  );
}

function publicationText({ status, publishAt, publishedAt, updatedAt }: Post): string {
  if (status === 'draft') return `Saved ${formatDateTime(updatedAt)}`;
  return status === 'scheduled' && publishAt
    ? `Goes out ${formatDateTime(publishAt)}`
    : `Published ${formatDateTime(publishedAt)}`;
}

const topLineShape = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: 1.5,
};
const viewLinkShape = { display: 'inline-flex', alignItems: 'center', gap: 0.5, whiteSpace: 'nowrap' };
const actionsShape = { display: 'flex', flexWrap: 'wrap', gap: 0.5, mt: 0.5 };
const excerptShape = {
  display: '-webkit-box',
  WebkitLineClamp: 4,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
};
