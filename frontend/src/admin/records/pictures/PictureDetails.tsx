import { Box, Button, IconButton, Link, Skeleton, TextField, Typography } from '@mui/material';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { mediaChangeLimits } from '@/shared/api-limits';
import type { LibraryPicture } from '@/shared/api-types';
import { QueryState } from '@/admin/ground/loading/QueryState';
import { formatDateTime } from '@/admin/ground/dates/dates';
import { queryKeys } from '@/admin/ground/api/queryKeys';
import type { ChangeOf } from '@/admin/ground/api/records';
import { useProviderMutation } from '@/admin/ground/api/useProviderMutation';
import { useRecord } from '@/admin/ground/api/useRecord';
import { CloseIcon } from '@/admin/ground/theme/icons';
import { DeletePicture } from './DeletePicture';
import { FocalPoint } from './FocalPoint';
import { fileSize } from './pictureFiles';

interface PictureDetailsProps {
  readonly id: string;
  readonly onClose: () => void;
  readonly onChoose?: (picture: LibraryPicture) => void;
}

/** The selected picture: what it shows, its focal point, where it is used. */
export function PictureDetails({ id, onClose, onChoose }: PictureDetailsProps) {
  const panel = useRef<HTMLDivElement>(null);
  const query = useRecord('media', id);
  const { data } = query;
  useEffect(() => {
    panel.current?.focus({ preventScroll: true });
    panel.current?.scrollIntoView?.({ block: 'nearest' });
  }, []);
  return (
    <Box
      ref={panel}
      role="region"
      aria-label="Selected picture"
      tabIndex={-1}
      sx={{ minWidth: 0, order: { xs: -1, md: 0 }, mt: 2, '&:focus': { outline: 'none' } }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 1 }}>
        <Typography variant="h3" component="h2" sx={{ flexGrow: 1, overflowWrap: 'anywhere' }}>
          {data?.name ?? 'Picture'}
        </Typography>
        <IconButton size="small" aria-label="Close the details" onClick={onClose}>
          <CloseIcon fontSize="small" />
        </IconButton>
      </Box>
      {!data && <QueryState of={query} loading={<Skeleton variant="rounded" height={240} />} />}
      {data && <Details picture={data} onClose={onClose} {...(onChoose ? { onChoose } : {})} />}
    </Box>
  );
}

function Details({
  picture,
  onClose,
  onChoose,
}: Omit<PictureDetailsProps, 'id'> & { picture: LibraryPicture }) {
  const [changes, setChanges] = useState<Partial<Pick<LibraryPicture, 'alt' | 'focalX' | 'focalY'>>>({});
  const { alt, focalX, focalY } = { ...picture, ...changes };
  const dirty = alt !== picture.alt || focalX !== picture.focalX || focalY !== picture.focalY;
  const { mutate, mutateAsync, isPending } = useProviderMutation({
    run: async (provider, change: ChangeOf<'media'>) =>
      (await provider.update('media', { id: picture.id, data: change })).data,
    invalidates: () => [queryKeys.media],
    success: () => ({ title: 'Picture saved' }),
  });
  // selecting another picture saves what was changed here
  const saveLeft = useEffectEvent(() => dirty && !isPending && mutate({ alt, focalX, focalY }));
  useEffect(() => () => void saveLeft(), []);
  async function choose() {
    const saved = dirty ? await mutateAsync({ alt, focalX, focalY }).catch(() => null) : picture;
    if (saved) onChoose?.(saved);
  }
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      {onChoose && (
        <Button variant="contained" disabled={isPending} onClick={() => void choose()}>
          Use this picture
        </Button>
      )}
      <FocalPoint
        picture={picture}
        focus={{ focalX, focalY }}
        onChange={(focus) => setChanges({ ...changes, ...focus })}
      />
      <TextField
        label="Description (alt text)"
        helperText="What the picture shows, for people who do not see it. Empty for pure decoration."
        value={alt}
        onChange={({ target }) => setChanges({ ...changes, alt: target.value })}
        multiline
        slotProps={{ htmlInput: { maxLength: mediaChangeLimits.alt.max } }}
      />
      <Button
        variant="outlined"
        color="secondary"
        disabled={!dirty || isPending}
        onClick={() => mutate({ alt, focalX, focalY })}
      >
        Save
      </Button>
      <Typography variant="body2" color="textSecondary">
        {picture.width} × {picture.height} pixels · {fileSize(picture.bytes)}
        <br />
        Uploaded {formatDateTime(picture.createdAt)} by {picture.uploadedByName}
      </Typography>
      <Uses picture={picture} />
      <DeletePicture picture={picture} onDeleted={onClose} />
    </Box>
  );
}

function Uses({ picture: { uses } }: { picture: LibraryPicture }) {
  return (
    <div>
      <Typography variant="h4" component="h3" sx={{ fontSize: 15, fontWeight: 650 }}>
        Where it is used
      </Typography>
      {uses.length === 0 ? (
        <Typography variant="body2" color="textSecondary">
          Nowhere yet.
        </Typography>
      ) : (
        <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
          {uses.map(({ label, link }) => (
            <li key={`${label} ${link}`}>
              <Link href={link} target="_blank" rel="noopener" color="secondary">
                {label}
              </Link>
            </li>
          ))}
        </Box>
      )}
    </div>
  );
}
