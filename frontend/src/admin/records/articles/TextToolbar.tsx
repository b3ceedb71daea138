import { Box, IconButton, Tooltip } from '@mui/material';
import { useState, type ReactNode } from 'react';
import { moveFocus } from '@/admin/ground/shortcuts/moveFocus';
import { ImageIcon } from '@/admin/ground/theme/icons';
import { RedoIcon, UndoIcon } from './toolbarIcons';
import { TOOLS, type TextState, type TextSurface, type Tool } from './tools';

interface TextToolbarProps {
  /** Tools after those of every text. */
  readonly more: readonly Tool[];
  readonly surface: () => TextSurface | null;
  /** Of a rich text; null in Markdown. */
  readonly state: TextState | null;
  readonly onPicture: () => void;
}

interface ToolButton {
  readonly label: string;
  readonly icon: ReactNode;
  readonly onClick: () => void;
  readonly keys?: string | undefined;
  readonly pressed?: boolean | undefined;
  readonly disabled?: boolean;
}

/** The tools of a text; one tab stop, arrow keys move between the buttons. */
export function TextToolbar({ more, surface, state, onPicture }: TextToolbarProps) {
  const [current, setCurrent] = useState(0);
  const toolButton = (tool: Tool): ToolButton => ({
    label: tool.label,
    icon: <tool.icon fontSize="small" />,
    onClick: () => surface()?.use(tool),
    keys: tool.key?.text,
    pressed:
      typeof tool.command === 'string' && tool.command !== 'table'
        ? state?.pressed.includes(tool.command)
        : undefined,
  });
  const buttons: ToolButton[] = [
    ...TOOLS.map(toolButton),
    ...more.map(toolButton),
    { label: 'Picture', icon: <ImageIcon fontSize="small" />, onClick: onPicture },
  ];
  if (state)
    buttons.push(
      {
        label: 'Undo typing',
        icon: <UndoIcon fontSize="small" />,
        onClick: () => surface()?.undo?.(),
        keys: 'Z',
        disabled: !state.canUndo,
      },
      {
        label: 'Redo typing',
        icon: <RedoIcon fontSize="small" />,
        onClick: () => surface()?.redo?.(),
        keys: 'Shift+Z',
        disabled: !state.canRedo,
      },
    );
  return (
    <Box
      role="toolbar"
      aria-label="Formatting"
      onKeyDown={(event) => moveFocus(event, 'button')}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.25 }}
    >
      {buttons.map(({ label, icon, onClick, keys, pressed, disabled }, index) => (
        <Tooltip key={label} title={keys ? `${label} (Ctrl+${keys})` : label}>
          <IconButton
            aria-label={label}
            aria-pressed={pressed}
            // stays in the order of the arrow keys
            aria-disabled={disabled}
            size="small"
            tabIndex={index === current ? 0 : -1}
            onFocus={() => setCurrent(index)}
            onClick={disabled ? undefined : onClick}
            sx={{
              ...buttonShape,
              ...(pressed && { bgcolor: 'action.selected', color: 'secondary.main' }),
              ...(disabled && { opacity: 0.4 }),
            }}
          >
            {icon}
          </IconButton>
        </Tooltip>
      ))}
    </Box>
  );
}

const buttonShape = { borderRadius: 1, width: { xs: 34, sm: 36 }, height: 36 };
