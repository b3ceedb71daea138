import { Box, ButtonBase } from '@mui/material';
import { useRef, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useBackCloses } from '../ground/dialogs/useBackCloses';
import { type MenuScreen, sectionAt } from './screens';
import { MoreIcon } from '../ground/theme/icons';
import { labelOf, type Wait, WaitingBadge } from './NavigationLink';
import { bottomBarShape, sheetShape } from './navigationShape';

interface BottomBarProps {
  readonly screens: readonly MenuScreen[];
  /** `replace`: instead of the step of the history, which the open sheet has. */
  readonly linkTo: (screen: MenuScreen, replace: boolean) => ReactNode;
  /** What the sheet shows of these screens; its links replace the step of the history. */
  readonly sheet: (screens: readonly MenuScreen[]) => ReactNode;
  /** The user's account, above them. */
  readonly account: ReactNode;
  readonly waits: (screen: MenuScreen) => Wait;
}

/** The most used screens, and a sheet with the account and the other screens. */
export function BottomBar({ screens, linkTo, sheet, account, waits }: BottomBarProps) {
  const { pathname } = useLocation();
  const current = sectionAt(pathname);
  const [openAt, setOpenAt] = useState<string | null>(null);
  const open = openAt === pathname;
  const close = () => setOpenAt(null);
  useBackCloses(open, close);
  const more = useRef<HTMLButtonElement>(null);
  const rest = screens.filter(({ menu }) => !menu.inBar);
  const waiting = rest.filter((screen) => waits(screen).count > 0);
  return (
    <Box
      component="nav"
      aria-label="Screens"
      sx={bottomBarShape}
      onKeyDown={({ key }) => {
        if (key !== 'Escape' || !open) return;
        close();
        more.current?.focus();
      }}
    >
      {open && <Box className="backdrop" onClick={close} />}
      {screens.filter(({ menu }) => menu.inBar).map((screen) => linkTo(screen, open))}
      <Box id="more-screens" sx={sheetShape(open)}>
        {account}
        <Box onClick={close}>{sheet(rest)}</Box>
      </Box>
      <ButtonBase
        ref={more}
        className={rest.some(({ section }) => section === current) ? 'active' : ''}
        aria-expanded={open}
        aria-controls="more-screens"
        onClick={() => setOpenAt(open ? null : pathname)}
      >
        <MoreIcon aria-hidden sx={{ fontSize: 22 }} />
        More
        <WaitingBadge
          count={waiting.reduce((sum, screen) => sum + waits(screen).count, 0)}
          words={`waiting: ${waiting.map((screen) => labelOf(screen, waits(screen))).join('; ')}`}
        />
      </ButtonBase>
    </Box>
  );
}
