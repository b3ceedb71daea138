import { CONSOLE_PAGES, consolePageAt } from '@contract';
import { Box, Button, Card, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import type { Check } from '@/shared/api-types';
import { TechnicalNote } from '@/admin/ground/page/TechnicalNote';
import { queryKeys } from '@/admin/ground/api/queryKeys';
import { useProviderQuery } from '@/admin/ground/api/useProviderQuery';
import { TestMail } from '@/admin/records/mails/TestMail';
import { TasksIcon as GoodIcon } from '@/admin/ground/theme/icons';
import { AlertIcon as AttentionIcon, MinusIcon as UnknownIcon } from '@/admin/ground/theme/screenIcons';
import { StatusChip } from '@/admin/ground/theme/StatusChip';
import type { StatusName } from '@/admin/ground/theme/statusColours';

const LOOKS: Record<Check['state'], { label: string; colour: StatusName; icon: typeof GoodIcon }> = {
  good: { label: 'Good', colour: 'New', icon: GoodIcon },
  attention: { label: 'Needs attention', colour: 'Hold', icon: AttentionIcon },
  unknown: { label: 'Unknown', colour: 'Not Qualified', icon: UnknownIcon },
};

function nameOf(link: string) {
  const page = consolePageAt(link);
  return (page && CONSOLE_PAGES[page].title) ?? 'the page';
}

/** What a check found, what to do about it, and where. */
export function CheckCard({ check }: { check: Check }) {
  const { id, title, state, detail, fix, technical, link } = check;
  const look = LOOKS[state];
  return (
    <Card component="li" aria-label={title} sx={{ p: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Typography variant="h2" sx={{ mr: 'auto' }}>
          {title}
        </Typography>
        <StatusChip status={look.colour} label={look.label} icon={<look.icon aria-hidden />} />
      </Box>
      <Typography sx={{ mt: 1, overflowWrap: 'anywhere' }}>{detail}</Typography>
      {fix && (
        <Typography color="textSecondary" sx={{ mt: 0.75, overflowWrap: 'anywhere' }}>
          <strong>What to do:</strong> {fix}
        </Typography>
      )}
      {technical && <TechnicalNote>{technical}</TechnicalNote>}
      {link && (
        <Button component={Link} to={link} variant="outlined" color="secondary" size="small" sx={{ mt: 1.5 }}>
          Open {nameOf(link)}
        </Button>
      )}
      {id === 'mail' && <MailTest />}
    </Card>
  );
}

/** A real message, where there is a mail server that can send it. */
function MailTest() {
  const { data } = useProviderQuery(queryKeys.mailSummary, (provider) => provider.mailSummary());
  return data?.smtp ? <TestMail /> : null;
}
