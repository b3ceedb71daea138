import ImageIcon from '@mui/icons-material/ImageNotSupportedOutlined';
import { Box } from '@mui/material';
import { useState } from 'react';

/** The picture at an address, or a quiet word that there is none. */
export function PostImage({ address }: { address: string }) {
  const [broken, setBroken] = useState<string | null>(null);
  if (!address || broken === address)
    return (
      <Box sx={{ ...frame, display: 'grid', placeItems: 'center', color: 'text.secondary', fontSize: 14 }}>
        <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1 }}>
          <ImageIcon aria-hidden fontSize="small" />
          {address ? 'No picture at this address' : 'No picture yet'}
        </Box>
      </Box>
    );
  return (
    <Box
      component="img"
      src={address}
      alt=""
      loading="lazy"
      onError={() => setBroken(address)}
      sx={{ ...frame, objectFit: 'cover' }}
    />
  );
}

const frame = { display: 'block', width: '100%', aspectRatio: '16 / 9', bgcolor: 'action.hover' };
