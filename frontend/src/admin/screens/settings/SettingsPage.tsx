import { CONSOLE_PAGES } from '@contract';
import { Box, Card, Link, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { hasAccess } from '@/admin/ground/api/access';
import { queryKeys } from '@/admin/ground/api/queryKeys';
import { useCurrentUser } from '@/admin/ground/api/useCurrentUser';
import { useProviderQuery } from '@/admin/ground/api/useProviderQuery';
import { PageHeading } from '@/admin/ground/page/PageHeading';
import { StatusChip } from '@/admin/ground/theme/StatusChip';

const ENTRIES = Object.entries(CONSOLE_PAGES).flatMap(([path, { title, about }]) =>
  title && about ? [{ path, title, about }] : [],
);

/** The index of what the office sets once: the pages that the user may open. */
export function SettingsPage() {
  const role = useCurrentUser()?.role ?? 'admin_assistant';
  const { data } = useProviderQuery(queryKeys.waiting, (provider) => provider.waiting());
  const due = data?.privacyRequestsDue ?? 0;
  return (
    <>
      <PageHeading title="Settings" />
      <Box component="ul" aria-label="Settings" sx={gridShape}>
        {ENTRIES.filter(({ path }) => hasAccess(role, path, 'manage')).map(({ path, title, about }) => (
          <Card key={path} component="li" sx={entryShape}>
            <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', justifyContent: 'space-between' }}>
              <Link component={RouterLink} to={`/admin/${path}`} color="secondary" underline="hover">
                {title}
              </Link>
              {path === 'privacy' && due > 0 && <StatusChip status="Hold" label={`${due} due`} />}
            </Box>
            <Typography color="textSecondary">{about}</Typography>
          </Card>
        ))}
      </Box>
    </>
  );
}

const gridShape = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: '1fr', md: '1fr 1fr', xl: '1fr 1fr 1fr' },
  m: 0,
  p: 0,
  listStyle: 'none',
};

const entryShape = {
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  gap: 0.5,
  p: 2,
  '& a': { fontWeight: 650, fontSize: 17 },
  // all of the card opens the page
  '& a::after': { content: '""', position: 'absolute', inset: 0 },
  '&:hover': { bgcolor: 'action.hover' },
};
