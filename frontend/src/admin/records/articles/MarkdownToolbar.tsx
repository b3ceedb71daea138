import { Box, IconButton, Tooltip } from '@mui/material';
import { useState, type ReactNode } from 'react';
import { moveFocus } from '@/admin/ground/shortcuts/moveFocus';
import { ImageIcon } from '@/admin/ground/theme/icons';
import type { Edit, Selected } from './markdownEdits';
import { TOOLS, type Tool } from './tools';

interface MarkdownToolbarProps {
  /** Tools after those of every text. */
  readonly more: readonly Tool[];
  readonly onEdit: (edit: (selected: Selected) => Edit) => void;
  readonly onPicture: () => void;
}

/** The tools of a text; one tab stop, arrow keys move between the buttons. */
export function MarkdownToolbar({ more, onEdit, onPicture }: MarkdownToolbarProps) {
  const [current, setCurrent] = useState(0);
  const tools = [...TOOLS, ...more];
  const button = (index: number, label: string, icon: ReactNode, onClick: () => void, keys?: string) => (
    <Tooltip key={label} title={keys ? `${label} (Ctrl+${keys})` : label}>
      <IconButton
        aria-label={label}
        size="small"
        tabIndex={index === current ? 0 : -1}
        onFocus={() => setCurrent(index)}
        onClick={onClick}
        sx={{ borderRadius: 1, width: { xs: 34, sm: 36 }, height: 36 }}
      >
        {icon}
      </IconButton>
    </Tooltip>
  );
  return (
    <Box
      role="toolbar"
      aria-label="Formatting"
      onKeyDown={(event) => moveFocus(event, 'button')}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.25 }}
    >
      {tools.map(({ label, icon: Icon, edit, key }, index) =>
        button(index, label, <Icon fontSize="small" />, () => onEdit(edit), key?.text),
      )}
      {button(tools.length, 'Picture', <ImageIcon fontSize="small" />, onPicture)}
    </Box>
  );
}
