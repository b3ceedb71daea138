import { Box } from '@mui/material';
import { useState } from 'react';
import { ImageIcon } from '@/admin/ground/theme/icons';

/** The image at a URL, or a placeholder text if there is none. */
export function PostImage({ url }: { url: string }) {
  const [broken, setBroken] = useState<string | null>(null);
  if (!url || broken === url)
    return (
      <Box sx={{ ...frame, display: 'grid', placeItems: 'center', color: 'text.secondary', fontSize: 14 }}>
        <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1 }}>
          <ImageIcon aria-hidden fontSize="small" />
          {url ? 'No picture at this address' : 'No picture yet'}
        </Box>
      </Box>
    );
  return (
    <Box
      component="img"
      src={url}
      alt=""
      loading="lazy"
      onError={() => setBroken(url)}
      sx={{ ...frame, objectFit: 'cover' }}
    />
  );
}

const frame = { display: 'block', width: '100%', aspectRatio: '16 / 9', bgcolor: 'action.hover' };
