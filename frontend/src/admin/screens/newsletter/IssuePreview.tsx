import { Box, FormControlLabel, Switch, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { useDebounce } from 'use-debounce';
import { QueryState } from '@/admin/ground/loading/QueryState';
import { MailContent } from '@/admin/records/mails/MailContent';
import { queryKeys } from '@/admin/ground/api/queryKeys';
import { useProviderQuery } from '@/admin/ground/api/useProviderQuery';
import { inColours } from './inColours';
import type { IssueDraft, RenderedIssue } from '@/shared/api-types';
import { usePhone } from '@/admin/ground/theme/widths';

/** Debounce time of the preview, in milliseconds. */
const DEBOUNCE_TIME = 300;
/** Inner width of the preview as a phone, in pixels. */
const PHONE_WIDTH = 375;

interface IssuePreviewProps {
  readonly draft: IssueDraft;
  readonly title?: string;
}

interface InboxLineProps extends Pick<RenderedIssue, 'from' | 'preview'> {
  readonly subject: string;
}

/** An issue as mail, rendered by the server, as phones and desktops show it in light and dark colours. */
export function IssuePreview({ draft, title = 'Preview' }: IssuePreviewProps) {
  const titleId = useId();
  const [screen, setScreen] = useState<'phone' | 'desktop'>('desktop');
  const [isDark, setDark] = useState(false);
  const phone = usePhone();
  const [shown] = useDebounce(
    JSON.stringify({ ...draft, subject: draft.subject.trim() || 'No subject yet' }),
    DEBOUNCE_TIME,
  );
  const query = useProviderQuery(
    queryKeys.issuePreview({ shown }),
    (provider) => provider.previewIssue(JSON.parse(shown) as IssueDraft),
    { keepPrevious: true, uncached: true },
  );
  const { data } = query;
  return (
    <Box component="section" aria-labelledby={titleId} sx={{ minWidth: 0 }}>
      <Box sx={barShape}>
        <Typography id={titleId} component="h2" variant="h3">
          {title}
        </Typography>
        <ToggleButtonGroup
          exclusive
          size="small"
          color="secondary"
          aria-label="Screen"
          value={screen}
          onChange={(_, next: typeof screen | null) => next && setScreen(next)}
          sx={{ ml: 'auto' }}
        >
          <ToggleButton value="phone">Phone</ToggleButton>
          <ToggleButton value="desktop">Desktop</ToggleButton>
        </ToggleButtonGroup>
        <FormControlLabel
          control={
            <Switch size="small" color="secondary" checked={isDark} onChange={(_, on) => setDark(on)} />
          }
          label="Dark"
          sx={{ mr: 0 }}
        />
      </Box>
      <QueryState of={query} loading="Loading preview" height={520} />
      {data && <InboxLine from={data.from} subject={draft.subject} preview={data.preview} />}
      {data && (
        <Box sx={{ maxWidth: screen === 'phone' ? PHONE_WIDTH : 'none', mx: 'auto' }}>
          <MailContent
            mail={{ subject: draft.subject, html: inColours(data.html, isDark), text: data.text }}
            label="As mail"
            height={560}
            scale={screen === 'phone' ? 1 : phone ? 0.58 : 0.75}
          />
        </Box>
      )}
    </Box>
  );
}

/** What readers see of a mail before they open it. */
function InboxLine({ from, subject, preview }: InboxLineProps) {
  return (
    <Box role="group" aria-label="In the inbox" sx={inboxShape}>
      <Typography variant="body2" noWrap title={from} sx={{ fontWeight: 600 }}>
        {from.split('<', 1)[0]!.trimEnd()}
      </Typography>
      <Typography variant="body2" noWrap>
        {subject.trim() || 'No subject yet'}
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {preview && ` · ${preview}`}
        </Box>
      </Typography>
    </Box>
  );
}

const inboxShape = { border: 1, borderColor: 'divider', borderRadius: 1, px: 2, py: 1, mb: 1 };

const barShape = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1.5,
  mb: 1,
  '& .MuiToggleButton-root': { textTransform: 'none', px: 1.5, py: 0.5, minHeight: 36 },
};
