import { Box, Typography } from '@mui/material';
import { useId } from 'react';
import { CopyButton } from './CopyButton';

/** What has to be done on the server, in technical words, to be sent to the person who runs it. */
export function TechnicalNote({ children }: { children: string }) {
  const id = useId();
  return (
    <Box sx={noteShape}>
      <Box sx={{ flex: '1 1 260px', minWidth: 0 }}>
        <Typography variant="body2" color="textSecondary">
          Ask whoever runs your server:
        </Typography>{' '}
        <Box component="code" id={id} sx={textShape}>
          {children}
        </Box>
      </Box>
      <CopyButton text={children} size="small" aria-describedby={id} />
    </Box>
  );
}

const noteShape = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1.5,
  mt: 1.5,
  px: 1.5,
  py: 1.25,
  borderRadius: 1,
  bgcolor: 'action.hover',
  color: 'text.primary',
};
const textShape = { fontFamily: 'ui-monospace, monospace', fontSize: 13.5, overflowWrap: 'anywhere' };
