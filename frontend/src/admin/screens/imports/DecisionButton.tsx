import { Box, Button } from '@mui/material';

interface DecisionButtonProps {
  /** Empty for none. */
  readonly shortcut: string;
  readonly disabled: boolean;
  readonly onClick: () => void;
  readonly children: string;
}

/** A button that decides about a row; the first open question shows the key that does the same. */
export function DecisionButton({ shortcut, children, ...props }: DecisionButtonProps) {
  return (
    <Button variant="outlined" color="secondary" aria-keyshortcuts={shortcut || undefined} {...props}>
      {children}
      {shortcut && (
        <Box component="kbd" aria-hidden="true" sx={keyShape}>
          {shortcut}
        </Box>
      )}
    </Button>
  );
}

const keyShape = {
  ml: 1,
  px: 0.75,
  border: 1,
  borderColor: 'divider',
  borderRadius: 0.6,
  fontFamily: 'inherit',
  fontSize: 12,
  lineHeight: '18px',
  color: 'text.secondary',
  bgcolor: 'background.default',
};
