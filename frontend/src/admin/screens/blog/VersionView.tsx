import { Box, Button, Typography } from '@mui/material';
import type { Post, PostVersion } from '@/shared/api-types';
import { difference } from '@/admin/ground/drafts/difference';
import { DifferenceTable } from '@/admin/ground/drafts/DifferenceTable';
import { useRestoreVersion } from './useRestoreVersion';

interface VersionViewProps {
  readonly post: Post;
  readonly version: PostVersion;
}

/** An earlier version beside the current one. Restoring it is a normal edit, so no version is lost. */
export function VersionView({ post, version }: VersionViewProps) {
  const { mutate, isPending } = useRestoreVersion(post);
  const unchanged = version.title === post.title && version.content === post.content;
  return (
    <Box sx={{ minWidth: 0 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'space-between', mb: 1.5 }}>
        <Typography color="textSecondary">
          {unchanged ? 'This is what the post says now.' : 'Left as it was, right as it is now.'}
        </Typography>
        <Button variant="contained" disabled={isPending || unchanged} onClick={() => mutate(version)}>
          Restore this version
        </Button>
      </Box>
      <DifferenceTable
        rows={difference(`${version.title}\n\n${version.content}`, `${post.title}\n\n${post.content}`)}
      />
    </Box>
  );
}
