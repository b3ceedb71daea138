import { Box, Card, Link, Typography } from '@mui/material';
import { Pagination, useListContext } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { formatDateTime } from '@/admin/ground/dates/dates';
import { EmptyState } from '@/admin/ground/page/EmptyState';
import { LoadingCards } from '@/admin/ground/page/LoadingCards';
import { RecordList } from '@/admin/ground/lists/RecordList';
import { READING_WIDTH } from '@/admin/ground/page/ReadingColumn';
import { QueryError } from '@/admin/ground/api/QueryError';
import { erasedWords, reasonWords } from './Certificate';
import { listShape } from './Group';
import { listed } from '@/admin/records/people/personWords';
import { PrivacyScreen } from './PrivacyScreen';
import type { ErasureCertificate } from '@/admin/ground/api/privacyTypes';

/** The certificates of all erasures, latest first; none of them says who was erased. */
export function CertificatesPage() {
  return (
    <PrivacyScreen
      title="Certificates"
      subtitle="Proof that people were erased, without saying who they were"
    >
      <RecordList resource="erasures" sort={{ field: 'erasedAt', order: 'DESC' }}>
        <Certificates />
      </RecordList>
    </PrivacyScreen>
  );
}

function Certificates() {
  const { data, isPending, error, refetch } = useListContext<ErasureCertificate>();
  if (error && !data) return <QueryError error={error} onRetry={refetch} />;
  if (isPending) return <LoadingCards label="Loading certificates" />;
  if (data.length === 0 && !error)
    return (
      <EmptyState title="Nobody was erased yet">
        Each erasure leaves a certificate here: when it took place, who did it, and why.
      </EmptyState>
    );
  return (
    <Box sx={{ maxWidth: READING_WIDTH }}>
      {error && <QueryError error={error} onRetry={refetch} stale />}
      <Card sx={{ p: 2 }}>
        <Box component="ul" aria-label="Certificates" sx={listShape}>
          {data.map((certificate) => (
            <li key={certificate.id}>
              <Link
                component={RouterLink}
                to={`/admin/privacy/certificates/${certificate.id}`}
                color="secondary"
                underline="always"
                sx={{ fontWeight: 600 }}
              >
                Erasure of {formatDateTime(certificate.erasedAt)}
              </Link>
              <Typography>{reasonWords(certificate)}</Typography>
              <Typography variant="body2" color="textSecondary">
                {certificate.erasedByName} · {listed(erasedWords(certificate)) || 'Nothing was held'}
              </Typography>
            </li>
          ))}
        </Box>
      </Card>
      <Box className="no-print">
        <Pagination rowsPerPageOptions={[10, 25, 50, 100]} />
      </Box>
    </Box>
  );
}
