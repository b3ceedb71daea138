import { Button } from '@mui/material';

/** Moves the focus past the navigation. It is out of sight until it has the focus itself. */
export const SkipButton = ({ to }: { to: string }) => (
  <Button variant="contained" onClick={() => document.getElementById(to)?.focus()} sx={shape}>
    Skip to content
  </Button>
);

const shape = {
  position: 'fixed',
  zIndex: 5000,
  left: 16,
  top: -80,
  p: 1,
  '&:focus': { top: 16 },
};
