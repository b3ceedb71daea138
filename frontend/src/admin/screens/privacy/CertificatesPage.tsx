import { Box, Card, Link, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { formatDateTime } from '@/admin/ground/dates/dates';
import { EntityList } from '@/admin/ground/lists/EntityList';
import { EmptyState } from '@/admin/ground/page/EmptyState';
import { READING_WIDTH } from '@/admin/ground/page/ReadingColumn';
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
      <Box sx={{ maxWidth: READING_WIDTH }}>
        <EntityList<ErasureCertificate>
          resource="erasures"
          sort={{ field: 'erasedAt', order: 'DESC' }}
          loading="Loading certificates"
          empty={
            <EmptyState title="Nobody was erased yet">
              Each erasure leaves a certificate here: when it took place, who did it, and why.
            </EmptyState>
          }
          hidesSinglePage
          rows={(certificates) => <Certificates certificates={certificates} />}
        />
      </Box>
    </PrivacyScreen>
  );
}

const Certificates = ({ certificates }: { certificates: readonly ErasureCertificate[] }) => (
  <Card sx={{ p: 2 }}>
    <Box component="ul" aria-label="Certificates" sx={listShape}>
      {certificates.map((certificate) => (
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
);
