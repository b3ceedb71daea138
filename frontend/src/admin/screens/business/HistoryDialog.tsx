import { Box, Button, DialogContent, Typography } from '@mui/material';
import { dequal } from 'dequal';
import { QueryState } from '@/admin/ground/loading/QueryState';
import { formatDateTime } from '@/admin/ground/dates/dates';
import { ConsoleDialog } from '@/admin/ground/dialogs/ConsoleDialog';
import { Differences } from '@/admin/ground/drafts/Differences';
import type { SectionValue } from '@/admin/ground/api/businessProvider';
import { queryKeys } from '@/admin/ground/api/queryKeys';
import { useProviderQuery } from '@/admin/ground/api/useProviderQuery';
import type { Section } from './sections';
import { useBusiness } from './useBusiness';
import { sectionWords } from './sectionWords';
import { recordOf } from './useSectionDraft';

interface HistoryDialogProps {
  readonly section: Section;
  readonly onPutBack: (value: SectionValue) => void;
  readonly onClose: () => void;
}

/** The changes of a section, latest first: who, when, and what was different. */
export function HistoryDialog({ section, onPutBack, onClose }: HistoryDialogProps) {
  const query = useProviderQuery(
    queryKeys.businessHistory(section.id),
    (provider) => provider.sectionHistory(section.id),
    { uncached: true },
  );
  const { data } = query;
  const { data: stored } = useBusiness('history');
  const published = stored && recordOf(section.id, stored[section.id]).value;
  return (
    <ConsoleDialog open onClose={onClose} maxWidth="md" title={`History of ${section.label}`}>
      <DialogContent sx={{ pt: 0 }}>
        <QueryState
          of={query}
          loading="Loading history"
          height={240}
          empty="This section has not been changed yet."
        />
        <Box component="ol" aria-label="Changes" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {published &&
            data?.map(({ id, value, createdAt, editedByName }, index) => (
              <Box component="li" key={id} sx={changeShape}>
                <Box sx={headShape}>
                  <Typography component="h3" variant="h2">
                    {formatDateTime(createdAt)} by {editedByName}
                  </Typography>
                  {dequal(value, published) ? (
                    <Typography color="textSecondary">The value before is published now</Typography>
                  ) : (
                    <Button
                      variant="outlined"
                      color="secondary"
                      size="small"
                      aria-label={`Put back the value before ${formatDateTime(createdAt)}`}
                      onClick={() => onPutBack(value)}
                    >
                      Put back
                    </Button>
                  )}
                </Box>
                <Differences
                  values={[
                    sectionWords(section.id, value),
                    sectionWords(section.id, data[index - 1]?.value ?? published),
                  ]}
                  names={['Before', 'After']}
                />
              </Box>
            ))}
        </Box>
      </DialogContent>
    </ConsoleDialog>
  );
}

const changeShape = {
  py: 2,
  borderTop: 1,
  borderColor: 'divider',
  '&:first-of-type': { borderTop: 0, pt: 0 },
};
const headShape = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 1,
  mb: 1,
};
