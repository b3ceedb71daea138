import type { BusinessSection } from '@contract';
import { Box, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { useDebounce } from 'use-debounce';
import { QueryState } from '@/admin/ground/loading/QueryState';
import type { SectionValue } from '@/admin/ground/api/businessProvider';
import { queryKeys } from '@/admin/ground/api/queryKeys';
import { useProviderQuery } from '@/admin/ground/api/useProviderQuery';
import { PreviewFrame } from './PreviewFrame';
import { usePhone } from '@/admin/ground/theme/widths';

/** Debounce time of the preview, in milliseconds. */
const DEBOUNCE_TIME = 400;
/** Width of the screens that the preview shows, in pixels. */
const WIDTHS = { phone: 390, desktop: 1280 };

interface SectionPreviewProps {
  readonly section: BusinessSection;
  readonly value: SectionValue;
  /** False while the form has errors: the preview keeps what it showed. */
  readonly valid: boolean;
  /** Id of the element to show. */
  readonly anchor: string;
}

/** The part of the site that a section changes, with the values of the form. */
export function SectionPreview({ section, value, valid, anchor }: SectionPreviewProps) {
  const titleId = useId();
  const phone = usePhone();
  const [chosen, setChosen] = useState<keyof typeof WIDTHS | null>(null);
  const screen = chosen ?? (phone ? 'phone' : 'desktop');
  const [shown, setShown] = useState(value);
  if (valid && shown !== value) setShown(value);
  const [text] = useDebounce(JSON.stringify(shown), DEBOUNCE_TIME);
  const query = useProviderQuery(
    queryKeys.businessPreview(section, text),
    (provider) => provider.previewSection(section, JSON.parse(text) as SectionValue),
    { keepPrevious: true, uncached: true },
  );
  const { data } = query;
  return (
    <Box component="section" aria-labelledby={titleId} className="no-print" sx={previewShape}>
      <Box sx={barShape}>
        <Typography id={titleId} component="h2" variant="h3">
          On the site
        </Typography>
        <ToggleButtonGroup
          exclusive
          size="small"
          color="secondary"
          aria-label="Screen"
          value={screen}
          onChange={(_, next: typeof chosen) => next && setChosen(next)}
          sx={{ ml: 'auto' }}
        >
          <ToggleButton value="phone">Phone</ToggleButton>
          <ToggleButton value="desktop">Desktop</ToggleButton>
        </ToggleButtonGroup>
      </Box>
      <QueryState of={query} loading="Loading preview" height={480} />
      {data && <PreviewFrame html={data} anchor={anchor} width={WIDTHS[screen]} />}
      <Typography role="status" variant="body2" color="textSecondary" sx={{ mt: 1 }}>
        {valid
          ? 'A preview: links lead nowhere, and nothing is published until you save.'
          : 'The preview waits until the fields are right.'}
      </Typography>
    </Box>
  );
}

const previewShape = { minWidth: 0, position: { lg: 'sticky' }, top: { lg: 16 } };

const barShape = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1.5,
  mb: 1,
  '& .MuiToggleButton-root': { textTransform: 'none', px: 1.5, py: 0.5, minHeight: 36 },
};
