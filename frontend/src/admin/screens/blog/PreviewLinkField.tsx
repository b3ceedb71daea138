import { Box, Button, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import type { PreviewLink } from '@/shared/api-types';
import { formatDateTime } from '@/admin/ground/dates/dates';
import { CopyButton } from '@/admin/ground/page/CopyButton';
import { useProviderMutation } from '@/admin/ground/api/useProviderMutation';

/** The secret address under which a post can be read before it is published. */
export function PreviewLinkField({ postId, unsaved }: { postId: string; unsaved: boolean }) {
  const [link, setLink] = useState<PreviewLink | null>(null);
  const making = useProviderMutation({
    run: (provider, id: string) => provider.makePreviewLink(id),
    invalidates: () => [],
    success: () => ({ title: 'Preview link made' }),
    onSuccess: setLink,
  });
  const revoking = useProviderMutation({
    run: (provider, id: string) => provider.revokePreviewLink(id),
    invalidates: () => [],
    success: () => ({ title: 'Preview link revoked' }),
    onSuccess: () => setLink(null),
  });
  const busy = making.isPending || revoking.isPending;
  const address = link && new URL(link.url, window.location.origin).href;
  return (
    <Box sx={{ display: 'grid', gap: 1, borderTop: 1, borderColor: 'divider', pt: 1.5 }}>
      <Typography variant="h3">Preview link</Typography>
      <Typography variant="body2" color="textSecondary">
        A private address that shows the article as it was saved last, for seven days. Whoever has it can read
        the article; a new link replaces the earlier one.
        {unsaved && ' What you have not saved is not shown there.'}
      </Typography>
      {address && (
        <>
          <TextField
            label="Private address"
            value={address}
            helperText={`Good until ${formatDateTime(link.expiresAt)}. It is not shown again: copy it now.`}
            onFocus={({ target }) => target.select()}
            slotProps={{ htmlInput: { readOnly: true } }}
          />
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <CopyButton text={address} />
            <Button component="a" href={link.url} target="_blank" rel="noopener" color="secondary">
              Open
            </Button>
          </Box>
        </>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="outlined" color="secondary" disabled={busy} onClick={() => making.mutate(postId)}>
          {address ? 'Make a new link' : 'Make a preview link'}
        </Button>
        <Button color="secondary" disabled={busy} onClick={() => revoking.mutate(postId)}>
          Revoke the link
        </Button>
      </Box>
    </Box>
  );
}
