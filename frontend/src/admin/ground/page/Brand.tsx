import { Box } from '@mui/material';
import { useConsoleSettings } from '../settings/useConsoleSettings';
import { ConsoleLogo } from './ConsoleLogo';

/** The logo and the name of the business, with the name of the console below. */
export function Brand({ size = 36 }: { size?: number }) {
  const { businessName } = useConsoleSettings();
  return (
    <Box component="p" sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minWidth: 0, m: 0 }}>
      <ConsoleLogo size={size} />
      <Box component="span" sx={{ minWidth: 0 }}>
        {businessName && (
          <Box component="span" sx={nameShape}>
            {businessName}
          </Box>
        )}
        <Box component="span" sx={businessName ? labelShape : nameShape}>
          Staff console
        </Box>
      </Box>
    </Box>
  );
}

const nameShape = {
  display: '-webkit-box',
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  fontFamily: 'h1.fontFamily',
  fontSize: 17,
  fontWeight: 600,
  lineHeight: 1.2,
  overflowWrap: 'anywhere',
};
const labelShape = { display: 'block', mt: 0.25, fontSize: 13 };
