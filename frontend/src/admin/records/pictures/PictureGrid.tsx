import { Box, ButtonBase, Skeleton, Typography } from '@mui/material';
import type { LibraryPicture, ListedPicture } from '@/shared/api-types';

interface PictureGridProps {
  readonly pictures: readonly ListedPicture[];
  readonly selectedId: string | null;
  readonly onSelect: (id: string) => void;
}

/** The pictures as buttons, each cropped around its focal point. */
export function PictureGrid({ pictures, selectedId, onSelect }: PictureGridProps) {
  return (
    <Box component="ul" aria-label="Pictures" sx={gridShape}>
      {pictures.map((picture) => (
        <li key={picture.id}>
          <ButtonBase
            aria-pressed={picture.id === selectedId}
            onClick={() => onSelect(picture.id)}
            sx={tileShape}
          >
            <img
              src={picture.thumbnail}
              alt={picture.alt}
              loading="lazy"
              style={{ objectPosition: positionOf(picture) }}
            />
            <Typography
              component="span"
              variant="body2"
              noWrap
              sx={{ display: 'block', width: '100%', p: 1 }}
            >
              {picture.name}
            </Typography>
          </ButtonBase>
        </li>
      ))}
    </Box>
  );
}

/** The focal point as CSS `object-position`. */
export function positionOf({ focalX, focalY }: Pick<LibraryPicture, 'focalX' | 'focalY'>): string {
  return `${Math.round(focalX * 100)}% ${Math.round(focalY * 100)}%`;
}

export function LoadingPictures() {
  return (
    <Box role="status" aria-label="Loading pictures" sx={gridShape}>
      {[0, 1, 2, 3].map((index) => (
        <Skeleton key={index} variant="rounded" sx={{ height: 'auto', aspectRatio: '4 / 3' }} />
      ))}
    </Box>
  );
}

const gridShape = {
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 140px), 1fr))',
  m: 0,
  mt: 2,
  p: 0,
  listStyle: 'none',
};
const tileShape = {
  display: 'block',
  width: '100%',
  textAlign: 'left',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  overflow: 'hidden',
  bgcolor: 'background.paper',
  '& img': { display: 'block', width: '100%', aspectRatio: '4 / 3', objectFit: 'cover', fontSize: 13 },
  '&[aria-pressed="true"]': { borderColor: 'secondary.main', boxShadow: 'inset 0 0 0 2px currentColor' },
  '&:focus-visible': { outline: '2px solid', outlineColor: 'secondary.main', outlineOffset: 2 },
};
