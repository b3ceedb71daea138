import { Box, ButtonBase, Card, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import type { StoredBusiness } from '@/shared/api-types';
import { QueryState } from '@/admin/ground/loading/QueryState';
import { draftKeys } from '@/admin/ground/drafts/draftKeys';
import { DraftIndicator } from '@/admin/ground/drafts/DraftIndicator';
import { PageHeading } from '@/admin/ground/page/PageHeading';
import { READING_WIDTH } from '@/admin/ground/page/ReadingColumn';
import { ForwardIcon } from '@/admin/ground/theme/screenIcons';
import { StatusChip } from '@/admin/ground/theme/StatusChip';
import { OwnerOnly } from './OwnerOnly';
import { sectionPath, SECTIONS, type Section } from './sections';
import { lastChange, sectionMark } from './sectionState';
import { useBusiness } from './useBusiness';

/** The sections of what the owner decides about the site, each with its state. */
export function BusinessPage() {
  return (
    <OwnerOnly>
      <Sections />
    </OwnerOnly>
  );
}

function Sections() {
  const query = useBusiness('list');
  const { data } = query;
  return (
    <>
      <PageHeading
        title="Business"
        subtitle="What the site says about the business, in your own words. Every change can be put back."
      />
      <QueryState of={query} loading="Loading sections" height={520} />
      {data && (
        <Card component="ul" aria-label="Sections" sx={listShape}>
          {SECTIONS.map((section) => (
            <SectionRow key={section.id} section={section} stored={data} />
          ))}
        </Card>
      )}
    </>
  );
}

function SectionRow({ section, stored }: { section: Section; stored: StoredBusiness }) {
  const { id, label, summary } = section;
  const mark = sectionMark(id, stored[id]);
  return (
    <Box component="li" sx={{ borderTop: 1, borderColor: 'divider', '&:first-of-type': { borderTop: 0 } }}>
      <ButtonBase component={Link} to={sectionPath(id)} sx={rowShape}>
        <Box component="span" sx={{ flex: '1 1 0', minWidth: 0 }}>
          <Typography component="span" variant="h2" sx={{ display: 'block' }}>
            {label}
          </Typography>
          <Typography component="span" color="textSecondary" sx={{ display: 'block' }}>
            {summary}
          </Typography>
          <Box component="span" sx={stateShape}>
            {mark && <StatusChip {...mark} />}
            <Typography component="span" variant="body2" color="textSecondary">
              {lastChange(stored[id])}
            </Typography>
            <DraftIndicator draftKey={draftKeys.business(id)}>Unsaved changes</DraftIndicator>
          </Box>
        </Box>
        <ForwardIcon aria-hidden sx={{ color: 'text.secondary' }} />
      </ButtonBase>
    </Box>
  );
}

const listShape = { m: 0, p: 0, listStyle: 'none', maxWidth: READING_WIDTH };
const rowShape = {
  display: 'flex',
  width: '100%',
  gap: 1.5,
  px: 2,
  py: 1.5,
  textAlign: 'left',
  justifyContent: 'flex-start',
  '&:hover': { bgcolor: 'action.hover' },
  '&.Mui-focusVisible': { outlineOffset: -2 },
};
const stateShape = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, mt: 0.5 };
