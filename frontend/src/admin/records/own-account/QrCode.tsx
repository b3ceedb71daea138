import { Box } from '@mui/material';
import { encode } from 'uqr';

/** A QR code, drawn here: the text goes to nobody else. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border: 3 });
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    // black on white on dark screens too: many cameras read nothing else
    <Box
      component="svg"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      sx={{ width: 200, maxWidth: '100%', bgcolor: '#fff', borderRadius: 1, justifySelf: 'center' }}
    >
      <path d={path} fill="#000" />
    </Box>
  );
}
