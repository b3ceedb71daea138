import { Box, Typography } from '@mui/material';
import type { KeyboardEvent, MouseEvent } from 'react';
import type { LibraryPicture } from '@/shared/api-types';
import { positionOf } from './PictureGrid';

interface Focus {
  readonly focalX: number;
  readonly focalY: number;
}

interface FocalPointProps {
  readonly picture: LibraryPicture;
  readonly focus: Focus;
  readonly onChange: (focus: Focus) => void;
}

const STEP = 0.05;
const MOVES: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};
const share = (value: number) => Math.min(1, Math.max(0, Math.round(value * 100) / 100));

/** Sets the point of a picture that stays visible when it is cropped: by a click on the picture, or with arrow keys. */
export function FocalPoint({ picture, focus, onChange }: FocalPointProps) {
  const { focalX, focalY } = focus;
  const percent = (value: number) => `${Math.round(value * 100)}%`;
  function point({ currentTarget, clientX, clientY, detail }: MouseEvent) {
    // a click by Enter or Space on the mark has no place
    if (detail === 0) return;
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    onChange({ focalX: share((clientX - left) / width), focalY: share((clientY - top) / height) });
  }
  function move(event: KeyboardEvent) {
    const step = MOVES[event.key];
    if (!step) return;
    event.preventDefault();
    onChange({ focalX: share(focalX + step[0]), focalY: share(focalY + step[1]) });
  }
  return (
    <div>
      <Box sx={{ position: 'relative', cursor: 'crosshair', lineHeight: 0 }} onClick={point}>
        <img
          src={picture.url}
          width={picture.width}
          height={picture.height}
          alt=""
          draggable={false}
          style={imageShape}
        />
        <Box
          component="button"
          type="button"
          aria-label={`Focal point: ${percent(focalX)} from the left, ${percent(focalY)} from the top. Arrow keys move it.`}
          onKeyDown={move}
          style={{ left: percent(focalX), top: percent(focalY) }}
          sx={markShape}
        />
      </Box>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
        Click what must stay visible. Where space is short, the picture is cropped around it:
      </Typography>
      <img
        src={picture.thumbnail}
        alt="The picture as it is cropped for a card"
        style={{ ...cropShape, objectPosition: positionOf(focus) }}
      />
    </div>
  );
}

const imageShape = { width: '100%', height: 'auto', maxHeight: 360, borderRadius: 8 };
const cropShape = {
  display: 'block',
  width: 160,
  aspectRatio: '16 / 9',
  objectFit: 'cover',
  borderRadius: 6,
  marginTop: 6,
} as const;
const markShape = {
  position: 'absolute',
  width: 28,
  height: 28,
  p: 0,
  m: '-14px 0 0 -14px',
  borderRadius: '50%',
  border: '3px solid #fff',
  bgcolor: 'rgb(41 134 89 / 55%)',
  boxShadow: '0 0 0 2px rgb(18 56 42 / 80%)',
  cursor: 'crosshair',
  '&:focus-visible': { outline: '3px solid #fff', outlineOffset: 3 },
};
