import { Box, Button } from '@mui/material';
import { useState } from 'react';

/** Longer texts are cut. */
const LONG = 220;
const LINES = 2;

/** A text with its line breaks; a long one is cut after two lines until Show more is chosen. */
export function ClampedText({ text }: { text: string }) {
  const [whole, setWhole] = useState(false);
  const long = text.length > LONG || text.split('\n').length > LINES;
  return (
    <>
      <Box sx={{ ...shape, ...(long && !whole && cut) }}>{text}</Box>
      {long && (
        <Button
          size="small"
          color="secondary"
          aria-expanded={whole}
          onClick={() => setWhole(!whole)}
          sx={{ ml: -0.5, py: 0 }}
        >
          {whole ? 'Show less' : 'Show more'}
        </Button>
      )}
    </>
  );
}

const shape = { maxWidth: '90ch', whiteSpace: 'pre-line', overflowWrap: 'anywhere' };
const cut = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: LINES,
  overflow: 'hidden',
};
