import { Box, Typography } from '@mui/material';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import type { Waiting } from '@/shared/api-types';
import { queryKeys } from '../ground/api/queryKeys';
import { useCurrentUser } from '../ground/api/useCurrentUser';
import { useProviderQuery } from '../ground/api/useProviderQuery';
import { MENU_GROUPS } from './page';
import { menuFor, type MenuScreen } from './screens';
import { BottomBar } from './BottomBar';
import { NavigationLink, NOTHING, type Wait } from './NavigationLink';
import { captionShape, sidebarShape } from './navigationShape';

interface NavigationProps {
  readonly newLeads: number;
  readonly phone: boolean;
  /** The user's account. */
  readonly children?: ReactNode;
}

/**
 * Links to the pages and the account: a column in the sidebar; on a phone a bottom bar with the most used pages, and a
 * sheet with the rest.
 */
export function Navigation({ newLeads, phone, children }: NavigationProps) {
  const user = useCurrentUser();
  const { data } = useProviderQuery(queryKeys.waiting, (provider) => provider.waiting());
  const screens = menuFor(user?.role ?? 'admin_assistant');
  const { pathname } = useLocation();
  const sidebar = useRef<HTMLElement>(null);
  const isLoaded = user !== undefined;
  useEffect(() => {
    sidebar.current?.querySelector('.active')?.scrollIntoView?.({ block: 'nearest' });
  }, [pathname, isLoaded]);
  const waiting = { leads: { count: newLeads, words: 'new' }, ...(data && waitsIn(data)) };
  const waits = ({ section }: MenuScreen) =>
    (waiting as Record<string, Wait | undefined>)[section] ?? NOTHING;
  const linkTo = (screen: MenuScreen, replace = false) => (
    <NavigationLink key={screen.path} screen={screen} wait={waits(screen)} replace={replace} />
  );
  const groups = (shown: readonly MenuScreen[], replace = false) => (
    <>
      {MENU_GROUPS.map((group) => {
        const ofGroup = shown.filter(({ menu }) => menu.group === group);
        return (
          ofGroup.length > 0 && (
            <Group key={group} name={group}>
              {ofGroup.map((screen) => linkTo(screen, replace))}
            </Group>
          )
        );
      })}
    </>
  );
  return phone ? (
    <BottomBar
      screens={screens}
      linkTo={linkTo}
      sheet={(rest) => groups(rest, true)}
      account={children}
      waits={waits}
    />
  ) : (
    <>
      <Box ref={sidebar} component="nav" aria-label="Screens" sx={sidebarShape}>
        {groups(screens)}
      </Box>
      {children}
    </>
  );
}

/** What waits on the pages of these sections. */
function waitsIn(waiting: Waiting): Record<string, Wait> {
  const { tasksDue, failedMails, heldMails, premiumsPastGrace, premiumsInGrace } = waiting;
  const mailWords = [failedMails > 0 && 'failed', heldMails > 0 && 'held'].filter(Boolean).join(' or ');
  const premiumWords = [premiumsPastGrace > 0 && 'past grace', premiumsInGrace > 0 && 'in grace']
    .filter(Boolean)
    .join(' or ');
  return {
    tasks: { count: tasksDue, words: 'due' },
    messages: { count: failedMails + heldMails, words: mailWords },
    policies: { count: premiumsPastGrace + premiumsInGrace, words: premiumWords },
    settings: {
      count: waiting.privacyRequestsDue,
      words: waiting.privacyRequestsDue === 1 ? 'privacy request due' : 'privacy requests due',
    },
  };
}

function Group({ name, children }: { name: string; children: ReactNode }) {
  const id = useId();
  return (
    <Box role="group" aria-labelledby={id} sx={{ display: 'contents' }}>
      <Typography id={id} sx={captionShape}>
        {name}
      </Typography>
      {children}
    </Box>
  );
}
