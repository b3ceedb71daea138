import { Box, Button, FormHelperText, Typography } from '@mui/material';
import { useId, useState } from 'react';
import type { LibraryPicture } from '@/shared/api-types';
import { lazyComponent } from '@/admin/ground/loading/lazyComponent';
import { LazyDialogs } from '@/admin/ground/loading/LazyDialogs';
import { ImageIcon } from '@/admin/ground/theme/icons';
import { FileButton } from './FileButton';
import { smallVariant } from './pictureFiles';
import { UploadList } from './UploadList';
import { useFileDrop } from './useFileDrop';
import { usePictureUploads } from './usePictureUploads';

const LibraryDialog = lazyComponent(() => import('./LibraryDialog').then((module) => module.LibraryDialog));

interface PicturePickerProps {
  /** The address of the chosen picture; empty for none. */
  readonly value: string;
  readonly onChange: (url: string) => void;
  readonly label: string;
  readonly error?: string;
  /** Called with the picture of the library when one is chosen or uploaded. */
  readonly onPicture?: (picture: LibraryPicture) => void;
}

/** A field for a picture: chosen from the library, uploaded, dropped or pasted. */
export function PicturePicker({ value, onChange, label, error, onPicture }: PicturePickerProps) {
  const [labelId, errorId] = [useId(), useId()];
  const [choosing, setChoosing] = useState(false);
  const uploads = usePictureUploads();
  const take = (picture: LibraryPicture) => {
    onChange(picture.url);
    onPicture?.(picture);
  };
  const upload = async (files: readonly File[]) => {
    const [picture] = await uploads.add(files.slice(0, 1));
    if (picture) take(picture);
  };
  const { isOver, handlers } = useFileDrop((files) => void upload(files));
  return (
    <Box
      role="group"
      aria-labelledby={labelId}
      {...(error ? { 'aria-describedby': errorId } : {})}
      {...handlers}
      sx={{ ...shape, borderColor: error ? 'error.main' : isOver ? 'secondary.main' : 'divider' }}
    >
      <Typography id={labelId} variant="body2" sx={{ fontWeight: 600, mb: 1 }}>
        {label}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        <ChosenPicture key={value} url={value} />
        <Box sx={{ display: 'grid', gap: 0.5 }}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <Button
              size="small"
              variant="outlined"
              color="secondary"
              aria-haspopup="dialog"
              onClick={() => setChoosing(true)}
            >
              Choose
            </Button>
            <FileButton size="small" variant="outlined" onFiles={(files) => void upload(files)}>
              Upload
            </FileButton>
            {value !== '' && (
              <Button size="small" color="secondary" onClick={() => onChange('')}>
                Remove
              </Button>
            )}
          </Box>
          <Typography variant="body2" color="textSecondary">
            Or drop or paste a picture here.
          </Typography>
        </Box>
      </Box>
      <div aria-live="polite">
        <UploadList {...uploads} />
      </div>
      {error && (
        <FormHelperText id={errorId} error>
          {error}
        </FormHelperText>
      )}
      <LazyDialogs onClose={() => setChoosing(false)}>
        {choosing && (
          <LibraryDialog
            onChoose={(picture) => {
              take(picture);
              setChoosing(false);
            }}
            onClose={() => setChoosing(false)}
          />
        )}
      </LazyDialogs>
    </Box>
  );
}

function ChosenPicture({ url }: { url: string }) {
  const [broken, setBroken] = useState(false);
  if (url === '' || broken)
    return (
      <Box sx={{ ...frame, display: 'grid', placeItems: 'center', color: 'text.secondary' }}>
        <Box component="span" sx={{ display: 'grid', justifyItems: 'center', fontSize: 14, px: 1 }}>
          <ImageIcon aria-hidden fontSize="small" />
          {broken ? 'No picture at this address' : 'No picture yet'}
        </Box>
      </Box>
    );
  return (
    <Box
      component="img"
      src={smallVariant(url)}
      alt="The chosen picture"
      onError={() => setBroken(true)}
      sx={{ ...frame, objectFit: 'contain' }}
    />
  );
}

const shape = { border: 1, borderStyle: 'dashed', borderRadius: 1, p: 1.5, minWidth: 0 };
const frame = {
  display: 'block',
  width: 160,
  height: 96,
  flexShrink: 0,
  borderRadius: 1,
  bgcolor: 'action.hover',
  textAlign: 'center',
};
