import { Box, Tab, Tabs, Typography } from '@mui/material';
import { useId, useState } from 'react';
import type { MailDetail } from '../../shared/api-types';
import { mailFrame } from './mailFrame';

/** The exact content of a message: its HTML in a sandboxed frame, or its text. */
export function MailContent({ mail: { html, text, subject } }: { mail: MailDetail }) {
  const [view, setView] = useState<'html' | 'text'>('html');
  const panelId = useId();
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
        <Tab value="html" label="As sent" aria-controls={panelId} />
        <Tab value="text" label="Text only" aria-controls={panelId} />
      </Tabs>
      <Box role="tabpanel" id={panelId} aria-label={view === 'html' ? 'As sent' : 'Text only'}>
        {view === 'html' ? (
          <Box
            component="iframe"
            sandbox=""
            referrerPolicy="no-referrer"
            srcDoc={mailFrame(html)}
            title={`Content of “${subject}”`}
            sx={frameShape}
          />
        ) : (
          <Box component="pre" tabIndex={0} sx={textShape}>
            {text}
          </Box>
        )}
      </Box>
    </>
  );
}

const HEIGHT = 420;

const frameShape = {
  display: 'block',
  width: '100%',
  height: HEIGHT,
  boxSizing: 'border-box',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: '#fff',
};

const textShape = {
  height: HEIGHT,
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
