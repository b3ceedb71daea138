import { Alert, Box, Button, Typography } from '@mui/material';
import { useId, useState } from 'react';
import type { ChangePreview } from '@/shared/api-types';
import { formatDate } from '@/admin/ground/dates/dates';
import { errorMessage } from '@/admin/ground/api/errorMessage';
import { fieldErrors } from '@/admin/ground/api/fieldErrors';
import { type PreviewLine, previewLines } from './previewLines';
import type { PreviewedChange } from './useChangePreview';

/** So many lines of a kind are shown before the others are folded. */
const SHOWN = 2;

/** What a change does to the premiums, before it is saved. Errors that belong to a field are shown there. */
export function PremiumPreview({ preview, error, isPending }: PreviewedChange) {
  const id = useId();
  const isAtField = Object.keys(fieldErrors(error)).length > 0;
  if (isAtField || (!preview && !error && !isPending)) return null;
  return (
    <Box component="section" tabIndex={0} aria-labelledby={id} aria-busy={isPending} sx={shape}>
      <Typography id={id} variant="h3">
        What happens to the premiums
      </Typography>
      {isPending && (
        <Typography variant="body2" color="textSecondary" role="status">
          Looking…
        </Typography>
      )}
      {error && <Alert severity="warning">It could not be looked up: {errorMessage(error)}</Alert>}
      {preview && <Preview preview={preview} />}
    </Box>
  );
}

function Preview({ preview }: { preview: ChangePreview }) {
  const { owed, others } = previewLines(preview);
  const isSame = preview.adds.length + preview.removes.length + preview.changes.length === 0;
  return (
    <>
      <Lines lines={owed} label="Due or in grace" most={owed.length} strong />
      {isSame && <Typography variant="body2">No premium changes.</Typography>}
      {others
        .filter(([first]) => !isSame || first?.what !== 'Stays')
        .map((lines) => (
          <Lines key={lines[0]!.what} lines={lines} label={lines[0]!.what} />
        ))}
      {preview.effectiveOn && (
        <Typography variant="body2">The new terms hold from {formatDate(preview.effectiveOn)}.</Typography>
      )}
    </>
  );
}

interface LinesProps {
  readonly lines: readonly PreviewLine[];
  readonly label: string;
  readonly most?: number;
  readonly strong?: boolean;
}

function Lines({ lines, label, most = SHOWN, strong = false }: LinesProps) {
  const [all, setAll] = useState(false);
  if (lines.length === 0) return null;
  const shown = all ? lines : lines.slice(0, most);
  return (
    <Box component="ul" aria-label={label} sx={listShape}>
      {shown.map(({ what, text }) => (
        <Box component="li" key={`${what} ${text}`} sx={{ fontWeight: strong ? 650 : 400 }}>
          {what}: {text}
        </Box>
      ))}
      {shown.length < lines.length && (
        <li>
          <Button size="small" color="secondary" onClick={() => setAll(true)} sx={{ ml: -0.75 }}>
            and {lines.length - shown.length} more
          </Button>
        </li>
      )}
    </Box>
  );
}

const shape = {
  display: 'grid',
  gap: 1,
  p: 1.5,
  overflow: 'auto',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.default',
};
const listShape = {
  m: 0,
  p: 0,
  listStyle: 'none',
  fontSize: 14,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
};
