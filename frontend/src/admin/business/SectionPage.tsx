import { Button, Skeleton, Typography } from '@mui/material';
import { Link, useParams } from 'react-router-dom';
import { PageHeading } from '../layout/PageHeading';
import { PartLinks } from '../layout/PartLinks';
import { QueryError } from '../providers/QueryError';
import { useCurrentUser } from '../providers/useCurrentUser';
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
  return (
    <OwnerOnly>
      {section ? (
        <>
          <PartLinks label="Sections" parts={PARTS} />
          <OpenSection section={section} />
        </>
      ) : (
        <NoSuchSection />
      )}
    </OwnerOnly>
  );
}

function OpenSection({ section }: { section: Section }) {
  const { data, error, refetch } = useBusiness(section.id);
  const user = useCurrentUser();
  return (
    <>
      {error && <QueryError error={error} onRetry={refetch} stale={data !== undefined} />}
      {(!data || !user) && !error && <Skeleton variant="rounded" height={480} aria-label="Loading section" />}
      {data && user && <SectionEditor key={section.id} section={section} stored={data[section.id]} />}
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
