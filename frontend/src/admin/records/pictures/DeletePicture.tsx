import { useQueryClient } from '@tanstack/react-query';
import { Alert, Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import type { LibraryPicture } from '@/shared/api-types';
import { queryKeys } from '@/admin/ground/api/queryKeys';
import { useProviderMutation } from '@/admin/ground/api/useProviderMutation';

interface DeletePictureProps {
  readonly picture: LibraryPicture;
  readonly onDeleted: () => void;
}

/** Deletes a picture after a confirmation; explains why one in use stays. */
export function DeletePicture({ picture: { id, uses }, onDeleted }: DeletePictureProps) {
  const [asking, setAsking] = useState(false);
  const queryClient = useQueryClient();
  const { mutate, isPending } = useProviderMutation({
    run: (provider, pictureId: string) =>
      provider.delete('media', { id: pictureId }).catch((error: unknown) => {
        // shows where it is used by now
        void queryClient.invalidateQueries({ queryKey: queryKeys.record('media', pictureId) });
        throw error;
      }),
    // not the picture itself, which is gone
    invalidates: () => [queryKeys.pictureLists],
    success: () => ({ title: 'Picture deleted' }),
    onSuccess: onDeleted,
  });
  if (!asking)
    return (
      <Button color="error" sx={{ justifySelf: 'start' }} onClick={() => setAsking(true)}>
        Delete picture
      </Button>
    );
  if (uses.length > 0)
    return (
      <Alert severity="warning" onClose={() => setAsking(false)}>
        This picture is still shown: {uses.map(({ label }) => label).join(', ')}. Choose another picture there
        first, then it can be deleted.
      </Alert>
    );
  return (
    <Box>
      <Typography role="alert" sx={{ mb: 1 }}>
        Delete this picture for good?
      </Typography>
      <Button autoFocus disabled={isPending} onClick={() => setAsking(false)}>
        Keep it
      </Button>
      <Button color="error" disabled={isPending} onClick={() => mutate(id)}>
        Delete
      </Button>
    </Box>
  );
}
