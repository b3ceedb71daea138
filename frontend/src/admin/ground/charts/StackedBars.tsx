import { Box } from '@mui/material';
import { scaleTop } from './scaleTop';

const HEIGHT = 180;
const COMPACT = { notation: 'compact' } as const;

export interface Bar {
  readonly key: string;
  readonly label: string;
  /** Of the tooltip. */
  readonly title: string;
  /** From the top to the bottom. */
  readonly parts: readonly { readonly size: number; readonly colour: string }[];
}

/** A stacked bar for each period. Hidden from screen readers, which get a table. */
export function StackedBars({ bars }: { bars: readonly Bar[] }) {
  const top = scaleTop(bars.map(({ parts }) => parts.reduce((sum, { size }) => sum + size, 0)));
  const pixels = (size: number) => Math.max(size > 0 ? 2 : 0, (size / top) * HEIGHT);
  // a phone has room for every third of a dozen labels, a desktop for a dozen
  const [onPhone, onDesktop] = [5, 13].map((room) => Math.max(1, Math.ceil(bars.length / room)));
  const shown = (each = 1, index: number) => (index % each ? 'none' : 'block');
  return (
    <Box aria-hidden sx={{ position: 'relative', fontSize: 12, color: 'text.secondary' }}>
      {[top, top / 2, 0].map((mark, index) => (
        <Box key={mark} sx={{ ...lineShape, top: (HEIGHT / 2) * index }}>
          <Box component="span" sx={{ width: 32, textAlign: 'right', mt: '-9px' }}>
            {mark.toLocaleString('en-US', COMPACT)}
          </Box>
          <Box sx={{ flexGrow: 1, borderTop: 1, borderColor: 'divider' }} />
        </Box>
      ))}
      <Box sx={{ position: 'relative', display: 'flex', ml: 5 }}>
        {bars.map(({ key, label, title, parts }, index) => (
          <Box key={key} sx={{ flex: '1 1 0', minWidth: 0 }}>
            <Box sx={{ height: HEIGHT, display: 'flex', alignItems: 'flex-end', justifyContent: 'center' }}>
              <Box title={title} sx={barShape}>
                {parts.map(({ size, colour }) => (
                  <Box key={colour} sx={{ height: pixels(size), bgcolor: colour }} />
                ))}
              </Box>
            </Box>
            <Box sx={{ ...labelShape, display: { xs: shown(onPhone, index), sm: shown(onDesktop, index) } }}>
              {label}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

const lineShape = { position: 'absolute', left: 0, right: 0, display: 'flex', gap: 1, height: 0 };
const barShape = { width: '60%', maxWidth: 40, borderRadius: '4px 4px 0 0', overflow: 'hidden' };
const labelShape = { mt: 0.75, textAlign: 'center', whiteSpace: 'nowrap' };
