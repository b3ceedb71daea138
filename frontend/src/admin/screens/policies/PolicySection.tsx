import { Box, Button, Card, Typography } from '@mui/material';
import { useId, type ReactNode } from 'react';

interface PolicySectionProps {
  readonly title: string;
  /** What the button says beside the heading. */
  readonly action: string;
  /** Without it the button is disabled. */
  readonly onAction: (() => void) | null;
  readonly children: ReactNode;
}

/** A part of a policy on a card of its own, with a button that adds to it or changes it. */
export function PolicySection({ title, action, onAction, children }: PolicySectionProps) {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id} sx={{ p: 2, minWidth: 0 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 2, mb: 1 }}>
        <Typography id={id} variant="h2">
          {title}
        </Typography>
        <Button
          size="small"
          variant="outlined"
          className="no-print"
          disabled={!onAction}
          onClick={() => onAction?.()}
        >
          {action}
        </Button>
      </Box>
      {children}
    </Card>
  );
}
