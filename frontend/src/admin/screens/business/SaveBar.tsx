import { Box, Button, Typography } from '@mui/material';
import type { SectionDraft } from './useSectionDraft';

interface SaveBarProps {
  readonly draft: SectionDraft;
  /** The errors that the form shows. */
  readonly errors: readonly string[];
  readonly onDiscard: () => void;
}

/** Save and Discard, and whether the site has what the form says. Stays in view while the form scrolls. */
export function SaveBar({
  draft: { dirty, isSaving, theirs, failure, base },
  errors,
  onDiscard,
}: SaveBarProps) {
  const problem =
    errors.length > 0
      ? errors.length === 1
        ? `One field needs another look: ${errors[0]}`
        : `${errors.length} fields need another look`
      : theirs
        ? 'Not published: choose which version to keep'
        : failure && `Not published: ${failure}`;
  return (
    <Box className="no-print" data-foot-bar="always" sx={barShape}>
      <Box role="status" sx={{ flex: '1 1 180px', minWidth: 0, overflowWrap: 'anywhere' }}>
        {problem ? (
          <Typography sx={{ color: 'error.main', fontWeight: 600 }}>{problem}</Typography>
        ) : (
          <Typography color="textSecondary">
            {isSaving
              ? 'Saving…'
              : dirty
                ? 'Not published yet'
                : !base.updatedAt
                  ? 'Nothing changed'
                  : 'Published'}
          </Typography>
        )}
      </Box>
      {dirty && (
        <Button disabled={isSaving} onClick={onDiscard}>
          Discard
        </Button>
      )}
      <Button type="submit" variant="contained" disabled={!dirty || isSaving || theirs !== null}>
        Save and publish
      </Button>
    </Box>
  );
}

const barShape = {
  position: 'sticky',
  // above the bottom bar of a phone
  bottom: { xs: 'calc(60px + env(safe-area-inset-bottom))', sm: 0 },
  zIndex: 2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  mt: 2,
  py: 1.5,
  bgcolor: 'background.default',
  borderTop: 1,
  borderColor: 'divider',
};
