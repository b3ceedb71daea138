import { Box, Tab, Tabs, Typography } from '@mui/material';
import { useId, useState } from 'react';
import type { MailDetail } from '@/shared/api-types';
import { formatDateTime } from '@/admin/ground/dates/dates';
import { mailFrame } from './mailFrame';

interface MailContentProps {
  readonly mail: Pick<MailDetail, 'html' | 'text' | 'subject'> & {
    readonly contentRemovedAt?: string | null;
  };
  /** Name of the view as HTML. */
  readonly label?: string;
  /** In pixels. */
  readonly height?: number;
  /** Shows the HTML smaller, as a wider screen would. */
  readonly scale?: number;
}

/** The exact content of a mail: its HTML in a sandboxed frame, or its text. */
export function MailContent({ mail, label = 'As sent', height = 420, scale = 1 }: MailContentProps) {
  const { html, text, subject, contentRemovedAt } = mail;
  const [view, setView] = useState<'html' | 'text'>('html');
  const panelId = useId();
  if (contentRemovedAt)
    return (
      <Typography color="textSecondary">
        The content was removed on {formatDateTime(contentRemovedAt)}, because it had been kept as long as the
        Privacy Policy says.
      </Typography>
    );
  if (!html && !text)
    return <Typography color="textSecondary">The content of this message is not kept any more.</Typography>;
  return (
    <>
      <Tabs
        value={view}
        onChange={(_, next: 'html' | 'text') => setView(next)}
        aria-label="Content"
        sx={{ mb: 1 }}
      >
        <Tab value="html" label={label} aria-controls={panelId} />
        <Tab value="text" label="Text only" aria-controls={panelId} />
      </Tabs>
      <Box role="tabpanel" id={panelId} aria-label={view === 'html' ? label : 'Text only'}>
        {view === 'html' ? (
          <Box sx={{ ...frameShape, height }}>
            <Box
              component="iframe"
              sandbox=""
              referrerPolicy="no-referrer"
              srcDoc={mailFrame(html)}
              title={`Content of “${subject}”`}
              sx={{
                display: 'block',
                border: 0,
                width: `${100 / scale}%`,
                height: `${100 / scale}%`,
                transform: `scale(${scale})`,
                transformOrigin: '0 0',
              }}
            />
          </Box>
        ) : (
          <Box component="pre" tabIndex={0} sx={{ ...textShape, height }}>
            {text}
          </Box>
        )}
      </Box>
    </>
  );
}

const frameShape = {
  overflow: 'hidden',
  boxSizing: 'border-box',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: '#fff',
};

const textShape = {
  boxSizing: 'border-box',
  m: 0,
  p: 2,
  overflow: 'auto',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  fontSize: 14,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
};
