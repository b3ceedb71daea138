import { Box, Button, ButtonBase, type ButtonProps } from '@mui/material';
import { use } from 'react';
import { createPortal } from 'react-dom';
import { type LinkProps, Link } from 'react-router-dom';
import { AddIcon } from '../theme/icons';
import { TitleBarContext } from './titleBar';

interface ActionButtonProps extends Pick<ButtonProps, 'variant' | 'color' | 'onClick'> {
  readonly label: string;
  /** The page that it opens. */
  readonly to?: LinkProps['to'];
}

/** The main action of a page, which adds something. On a phone it is in the title bar, with its words where there is room. */
export function ActionButton({ label, variant = 'contained', ...rest }: ActionButtonProps) {
  const bar = use(TitleBarContext);
  const link = rest.to !== undefined && { component: Link };
  if (!bar)
    return (
      <Button variant={variant} startIcon={<AddIcon />} {...link} {...rest}>
        {label}
      </Button>
    );
  return createPortal(
    <ButtonBase {...link} {...rest} color="inherit" sx={barShape}>
      <AddIcon aria-hidden sx={{ flex: 'none', m: 1.25 }} />
      <Box component="span" sx={{ pr: 1 }}>
        {label}
      </Box>
    </ButtonBase>,
    bar,
  );
}

/** Gives way before the title does: words without room wrap to a second line, which is cut off. */
const barShape = {
  order: 1,
  flex: '0 10000 auto',
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-start',
  alignContent: 'flex-start',
  minWidth: 44,
  height: 44,
  overflow: 'hidden',
  borderRadius: 1,
  fontFamily: 'inherit',
  fontSize: 14,
  fontWeight: 600,
  lineHeight: '44px',
  whiteSpace: 'nowrap',
};
