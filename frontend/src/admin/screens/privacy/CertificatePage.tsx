import { Box, Button, Card } from '@mui/material';
import { Link, useParams } from 'react-router-dom';
import { QueryState } from '@/admin/ground/loading/QueryState';
import { EmptyState } from '@/admin/ground/page/EmptyState';
import { READING_WIDTH } from '@/admin/ground/page/ReadingColumn';
import { useRecord } from '@/admin/ground/api/useRecord';
import { PrintIcon } from '@/admin/ground/theme/screenIcons';
import { Certificate } from './Certificate';
import { PrivacyScreen } from './PrivacyScreen';

/** One certificate of an erasure, to print. */
export function CertificatePage() {
  return (
    <PrivacyScreen
      title="Certificate of erasure"
      actions={
        <>
          <Button component={Link} to="/admin/privacy/certificates" variant="outlined" color="secondary">
            All certificates
          </Button>
          <Button
            variant="outlined"
            color="secondary"
            startIcon={<PrintIcon />}
            onClick={() => window.print()}
          >
            Print
          </Button>
        </>
      }
    >
      <OneCertificate />
    </PrivacyScreen>
  );
}

function OneCertificate() {
  const { id = '' } = useParams();
  const query = useRecord('erasures', id);
  const { data } = query;
  if (data === null) return <EmptyState title="There is no certificate at this address" />;
  if (!data) return <QueryState of={query} loading="Loading the certificate" />;
  return (
    <Box sx={{ maxWidth: READING_WIDTH }}>
      <QueryState of={query} />
      <Card sx={{ p: { xs: 2, sm: 3 } }}>
        <Certificate certificate={data} />
      </Card>
    </Box>
  );
}
