import { Box, Link, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { HeroScene } from '@/shared/brand/HeroScene';
import { Brand } from '@/admin/ground/page/Brand';
import { barBackground } from '@/admin/ground/theme/barBackground';

interface SignInFrameProps {
  readonly title: string;
  readonly lead: ReactNode;
  readonly children: ReactNode;
}

/** The look of the pages without a session: the form beside a drawing, and alone on a phone. */
export function SignInFrame({ title, lead, children }: SignInFrameProps) {
  return (
    <Box component="main" sx={shape}>
      <Box sx={formSideShape}>
        <Box sx={{ color: ({ typography }) => typography.h1.color }}>
          <Brand size={44} />
        </Box>
        <Box sx={{ width: '100%', maxWidth: 360, m: 'auto', py: 4 }}>
          <Typography variant="h1" sx={{ mb: 1, fontSize: '2.25rem' }}>
            {title}
          </Typography>
          <Typography color="textSecondary" sx={{ mb: 4 }}>
            {lead}
          </Typography>
          {children}
        </Box>
        <Typography variant="body2">
          <Link href="/" color="secondary" underline="always">
            View site
          </Link>
        </Typography>
      </Box>
      <Box aria-hidden sx={drawingSideShape}>
        <HeroScene />
      </Box>
    </Box>
  );
}

const shape = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', md: '5fr 6fr' },
  minHeight: '100vh',
  bgcolor: 'background.default',
};

const formSideShape = {
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  p: { xs: 3, sm: 5 },
};

const drawingSideShape = {
  display: { xs: 'none', md: 'grid' },
  placeItems: 'center',
  bgcolor: barBackground,
  p: 4,
  '& .hero-scene': { width: 'min(100%, 560px, 86vh)', height: 'auto' },
  // the frame has the colour of the panel in the scene itself
  '& .window-frame': { stroke: 'color-mix(in oklab, var(--brand-deep), var(--brand))' },
};
