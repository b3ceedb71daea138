import { Box } from '@mui/material';
import { Logo } from '@/shared/brand/Logo';
import { useConsoleSettings } from '../settings/useConsoleSettings';

/** The owner's logo, on white because its colours are unknown, or the drawn one. The name beside it is its text. */
export function ConsoleLogo({ size = 36 }: { size?: number }) {
  const { logo } = useConsoleSettings();
  if (!logo) return <Logo size={size} />;
  return (
    <Box
      component="img"
      src={logo.url}
      srcSet={logo.srcset}
      sizes={`${2 * size}px`}
      alt=""
      sx={{
        flex: 'none',
        height: size,
        width: 'auto',
        maxWidth: 2 * size,
        objectFit: 'contain',
        bgcolor: 'common.white',
        borderRadius: 0.6,
        p: 0.375,
        boxSizing: 'border-box',
      }}
    />
  );
}
