import { Box, Pagination, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useGetList } from 'react-admin';
import { useDebounce } from 'use-debounce';
import type { LibraryPicture, ListedPicture } from '@/shared/api-types';
import { EmptyState } from '@/admin/ground/page/EmptyState';
import { QueryError } from '@/admin/ground/api/QueryError';
import { FileButton } from './FileButton';
import { PictureDetails } from './PictureDetails';
import { LoadingPictures, PictureGrid } from './PictureGrid';
import { UploadList } from './UploadList';
import { useFileDrop } from './useFileDrop';
import { usePictureUploads } from './usePictureUploads';

const PER_PAGE = 24;
const SEARCH_PAUSE = 250;

/** The pictures of the library with search and upload; one can be selected, and chosen where `onChoose` is given. */
export function PictureLibrary({ onChoose }: { onChoose?: (picture: LibraryPicture) => void }) {
  const [typed, setTyped] = useState('');
  const [page, setPage] = useState(1);
  const [selectedId, setSelectedId] = useState<string | null>(null);
  const [query] = useDebounce(typed.trim(), SEARCH_PAUSE);
  const uploads = usePictureUploads();
  const {
    data,
    total = 0,
    error,
    refetch,
    isPlaceholderData,
  } = useGetList<ListedPicture>(
    'media',
    {
      filter: { q: query },
      sort: { field: 'createdAt', order: 'DESC' },
      pagination: { page, perPage: PER_PAGE },
    },
    { placeholderData: (previous: unknown) => previous as never },
  );
  async function add(files: readonly File[]) {
    const last = (await uploads.add(files)).at(-1);
    if (!last) return;
    setTyped('');
    setPage(1);
    setSelectedId(last.id);
  }
  const { isOver, handlers } = useFileDrop((files) => void add(files));
  return (
    <Box
      {...handlers}
      sx={{ ...shape, outlineColor: isOver ? 'secondary.main' : 'transparent' }}
      data-dropping={isOver}
    >
      <Box sx={barShape}>
        <TextField
          type="search"
          label="Search pictures"
          size="small"
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            setPage(1);
          }}
          sx={{ flex: '1 1 200px', maxWidth: 420, m: 0 }}
        />
        <FileButton variant="contained" multiple onFiles={(files) => void add(files)}>
          Upload pictures
        </FileButton>
      </Box>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
        Drop pictures here, or paste them: JPEG, PNG, WebP, AVIF or GIF to 10 MB.
      </Typography>
      <div aria-live="polite">
        <UploadList {...uploads} />
      </div>
      {error && <QueryError error={error} onRetry={refetch} stale={data !== undefined} />}
      {!data && !error && <LoadingPictures />}
      {data?.length === 0 &&
        (query === '' ? (
          <EmptyState title="No pictures yet">
            Upload the first one. It is turned upright, made smaller for phones, and its place and camera data
            are removed.
          </EmptyState>
        ) : (
          <Typography role="status" sx={{ py: 8, textAlign: 'center' }}>
            No picture matches “{query}”.
          </Typography>
        ))}
      {data && data.length > 0 && (
        <Box sx={selectedId === null ? {} : columns}>
          <Box sx={{ minWidth: 0, opacity: isPlaceholderData ? 0.5 : 1 }}>
            <PictureGrid pictures={data} selectedId={selectedId} onSelect={setSelectedId} />
            {total > PER_PAGE && (
              <Pagination
                count={Math.ceil(total / PER_PAGE)}
                page={page}
                onChange={(_, next) => setPage(next)}
                sx={{ mt: 2, display: 'flex', justifyContent: 'center' }}
              />
            )}
          </Box>
          {selectedId !== null && (
            <PictureDetails
              key={selectedId}
              id={selectedId}
              onClose={() => setSelectedId(null)}
              {...(onChoose ? { onChoose } : {})}
            />
          )}
        </Box>
      )}
    </Box>
  );
}

const shape = {
  minHeight: 320,
  borderRadius: 1,
  outlineWidth: 2,
  outlineStyle: 'dashed',
  outlineOffset: 6,
  // room for the label of the search field
  pt: 1,
};
const barShape = { display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' };
const columns = {
  display: 'grid',
  gap: 3,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 320px' },
  alignItems: 'start',
};
