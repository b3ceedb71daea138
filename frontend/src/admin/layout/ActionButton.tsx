import { Button, type ButtonProps, IconButton, Tooltip } from '@mui/material';
import { use } from 'react';
import { createPortal } from 'react-dom';
import { type LinkProps, Link } from 'react-router-dom';
import { AddIcon } from '../theme/icons';
import { TitleBarContext } from './titleBar';

interface ActionButtonProps extends Pick<ButtonProps, 'variant' | 'color' | 'onClick'> {
  readonly label: string;
  /** An icon where there is little room. */
  readonly compact?: boolean;
  /** The page that it opens. */
  readonly to?: LinkProps['to'];
}

/** The main action of a page, which adds something. On a phone it is an icon in the title bar. */
export function ActionButton({ label, compact = false, variant = 'contained', ...rest }: ActionButtonProps) {
  const bar = use(TitleBarContext);
  const link = rest.to !== undefined && { component: Link };
  if (!bar && !compact)
    return (
      <Button variant={variant} startIcon={<AddIcon />} {...link} {...rest}>
        {label}
      </Button>
    );
  const icon = (
    <IconButton
      aria-label={label}
      {...link}
      {...rest}
      {...(bar && { color: 'inherit' })}
      sx={bar ? barShape : compactShape}
    >
      <AddIcon />
    </IconButton>
  );
  // no tooltip on a phone: it would stand over the page while the button has the focus that a dialog gave back
  return bar ? createPortal(icon, bar) : <Tooltip title={label}>{icon}</Tooltip>;
}

const barShape = { order: 1, width: 44, height: 44 };
const compactShape = { width: 36, height: 36, border: 1, borderRadius: 1 };
