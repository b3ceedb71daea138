import { Button, Typography } from '@mui/material';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { QueryState } from '@/admin/ground/loading/QueryState';
import { PageHeading } from '@/admin/ground/page/PageHeading';
import { PartLinks } from '@/admin/ground/page/PartLinks';
import { useCurrentUser } from '@/admin/ground/api/useCurrentUser';
import { HistoryIcon } from '@/admin/ground/theme/icons';
import { OwnerOnly } from './OwnerOnly';
import { SectionEditor } from './SectionEditor';
import { SECTIONS, sectionPath, type Section } from './sections';
import { useBusiness } from './useBusiness';

const PARTS = [
  { path: '/admin/business', label: 'All sections' },
  ...SECTIONS.map(({ id, label }) => ({ path: sectionPath(id), label })),
];

/** The page of one section: its form, and the part of the site that it changes. */
export function SectionPage() {
  const { section: id } = useParams();
  const section = SECTIONS.find((candidate) => candidate.id === id);
  return <OwnerOnly>{section ? <OpenSection section={section} /> : <NoSuchSection />}</OwnerOnly>;
}

function OpenSection({ section }: { section: Section }) {
  const query = useBusiness(section.id);
  const { data } = query;
  const user = useCurrentUser();
  const [historyOpen, setHistoryOpen] = useState(false);
  const ready = data !== undefined && user !== undefined;
  return (
    <>
      <PageHeading title={section.label} subtitle={section.summary}>
        <Button
          color="secondary"
          startIcon={<HistoryIcon />}
          aria-haspopup="dialog"
          disabled={!ready}
          onClick={() => setHistoryOpen(true)}
        >
          History
        </Button>
      </PageHeading>
      <PartLinks label="Sections" parts={PARTS} />
      <QueryState of={query} isHeld={!user} loading="Loading section" height={480} />
      {ready && (
        <SectionEditor
          key={section.id}
          section={section}
          stored={data[section.id]}
          historyOpen={historyOpen}
          onHistoryClose={() => setHistoryOpen(false)}
        />
      )}
    </>
  );
}

function NoSuchSection() {
  return (
    <>
      <PageHeading title="Business">
        <Button component={Link} to="/admin/business" variant="outlined" color="secondary">
          All sections
        </Button>
      </PageHeading>
      <Typography role="status" sx={{ py: 8, textAlign: 'center' }}>
        There is no section at this address.
      </Typography>
    </>
  );
}
