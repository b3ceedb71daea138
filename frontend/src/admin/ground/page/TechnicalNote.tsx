import { Box, Typography } from '@mui/material';
import { useId } from 'react';
import { CopyButton } from './CopyButton';

/** What has to be done on the server: whom to ask, and folded the technical words to send them. */
export function TechnicalNote({ children }: { children: string }) {
  const id = useId();
  return (
    <Box sx={noteShape}>
      <Box sx={{ flex: '1 1 260px', minWidth: 0 }}>
        <Typography variant="body2">Ask whoever runs your server: send them these steps.</Typography>
        <Box component="details" sx={detailsShape}>
          <summary>Show the steps</summary>
          <code id={id}>{children}</code>
        </Box>
      </Box>
      <CopyButton text={children} size="small" aria-describedby={id} />
    </Box>
  );
}

const noteShape = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: 1.5,
  mt: 1.5,
  px: 1.5,
  py: 1.25,
  borderRadius: 1,
  bgcolor: 'action.hover',
  color: 'text.primary',
};
const detailsShape = {
  mt: 0.5,
  '& > summary': { width: 'fit-content', cursor: 'pointer', fontSize: '0.875rem', color: 'text.secondary' },
  '& > code': {
    display: 'block',
    mt: 0.5,
    fontFamily: 'ui-monospace, monospace',
    fontSize: 13.5,
    overflowWrap: 'anywhere',
  },
};
