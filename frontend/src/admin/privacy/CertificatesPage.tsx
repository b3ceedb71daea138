import { Box, Card, Link, Typography } from '@mui/material';
import { Pagination, useListContext } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { formatDateTime } from '../dates';
import { EmptyState } from '../layout/EmptyState';
import { LoadingCards } from '../layout/LoadingCards';
import { RecordList } from '../layout/RecordList';
import { READING_WIDTH } from '../layout/ReadingColumn';
import { QueryError } from '../providers/QueryError';
import { erasedWords, reasonWords } from './Certificate';
import { listShape } from './Group';
import { listed } from './personWords';
import { PrivacyScreen } from './PrivacyScreen';
import type { ErasureCertificate } from './types';

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
