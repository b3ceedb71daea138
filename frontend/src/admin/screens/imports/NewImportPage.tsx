import {
  Alert,
  Box,
  Button,
  Card,
  FormControlLabel,
  LinearProgress,
  Radio,
  RadioGroup,
  Typography,
} from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { PageHeading } from '@/admin/ground/page/PageHeading';
import { FileButton } from '@/admin/records/pictures/FileButton';
import { fileSize } from '@/admin/records/pictures/pictureFiles';
import { useFileDrop } from '@/admin/records/pictures/useFileDrop';
import { errorMessage } from '@/admin/ground/api/errorMessage';
import { fieldErrors } from '@/admin/ground/api/fieldErrors';
import { queryKeys } from '@/admin/ground/api/queryKeys';
import { useProviderMutation } from '@/admin/ground/api/useProviderMutation';
import { ImportIcon } from '@/admin/ground/theme/screenIcons';
import { ComputerNote } from './ComputerNote';
import { ImportScreen } from './ImportScreen';
import { ImportSteps } from './ImportSteps';
import { ALL_IMPORTS, importPath, KIND_NAMES, KINDS } from './importWords';
import type { ImportKind } from '@/admin/ground/api/importTypes';
import { usePhone } from '@/admin/ground/theme/widths';

/** The largest file that the server takes, in megabytes. */
const MAX_MEGABYTES = 20;
const ACCEPTED =
  '.csv,.tsv,.txt,.vcf,.xlsx,text/csv,text/tab-separated-values,text/vcard,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** The first step: what is imported, and its file. */
export function NewImportPage() {
  const phone = usePhone();
  return (
    <ImportScreen>
      <PageHeading title="New import" back={ALL_IMPORTS} />
      {phone ? <ComputerNote title="An import is made on a computer" /> : <FileStep />}
    </ImportScreen>
  );
}

function FileStep() {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [kind, setKind] = useState<ImportKind | null>(null);
  const [file, setFile] = useState<File | null>(null);
  const [share, setShare] = useState(0);
  const upload = useProviderMutation({
    run: (provider, [sent, as]: [File, ImportKind]) => provider.uploadImport(sent, as, setShare),
    invalidates: () => [queryKeys.imports],
    onSuccess: (made) => {
      queryClient.setQueryData(queryKeys.record('imports', made.id), made);
      void navigate(importPath(made.id));
    },
    inlineErrors: 'all',
  });
  const { isOver, handlers } = useFileDrop(([dropped]) => choose(dropped));
  function choose(chosen: File | undefined) {
    if (!chosen || upload.isPending) return;
    upload.reset();
    setShare(0);
    setFile(chosen);
  }
  const isTooLarge = file !== null && file.size > MAX_MEGABYTES * 1024 * 1024;
  const rejected = upload.error && (fieldErrors(upload.error).file ?? errorMessage(upload.error));
  const problem = isTooLarge
    ? `The file is larger than ${MAX_MEGABYTES} MB. Split it, and import the parts one after the other.`
    : rejected;
  return (
    <ImportSteps current="File" title="Choose what to import">
      <Box sx={{ maxWidth: 760, display: 'grid', gap: 2 }}>
        <Card sx={{ p: 2 }}>
          <Typography id="import-kind" variant="h2" component="h3" sx={{ mb: 0.5 }}>
            What is in the file?
          </Typography>
          <RadioGroup
            aria-labelledby="import-kind"
            value={kind}
            onChange={(_, value) => setKind(value as ImportKind)}
          >
            {KIND_NAMES.map((name) => (
              <FormControlLabel
                key={name}
                value={name}
                control={<Radio color="secondary" />}
                disabled={upload.isPending}
                label={
                  <>
                    {KINDS[name].label}
                    <Typography component="span" variant="body2" color="textSecondary" sx={{ ml: 1 }}>
                      {KINDS[name].hint}
                    </Typography>
                  </>
                }
              />
            ))}
          </RadioGroup>
        </Card>
        <Box
          {...handlers}
          data-dropping={isOver}
          sx={{ ...dropShape, borderColor: isOver ? 'secondary.main' : 'divider' }}
        >
          <ImportIcon aria-hidden sx={{ fontSize: 36, color: 'secondary.main' }} />
          <Typography variant="h2" component="p" sx={{ overflowWrap: 'anywhere' }} role="status">
            {file ? `${file.name} (${fileSize(file.size)})` : 'Drop the file here'}
          </Typography>
          <Typography variant="body2" color="textSecondary" sx={{ maxWidth: '52ch', textWrap: 'pretty' }}>
            An Excel workbook (.xlsx), a CSV file as every spreadsheet and address book can save it, or
            contacts as vCard: up to {MAX_MEGABYTES} MB and 100,000 rows. One row holds the names of the
            columns; titles above it do no harm.
          </Typography>
          <FileButton variant="outlined" accept={ACCEPTED} onFiles={([chosen]) => choose(chosen)}>
            {file ? 'Choose another file' : 'Choose a file'}
          </FileButton>
        </Box>
        {problem && <Alert severity="error">{problem}</Alert>}
        {upload.isPending && (
          <LinearProgress
            aria-label="Sending the file"
            color="secondary"
            // the server reads the file after it has arrived
            variant={share < 1 ? 'determinate' : 'indeterminate'}
            value={Math.round(share * 100)}
          />
        )}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
          <Button
            variant="contained"
            disabled={!kind || !file || isTooLarge || upload.isPending}
            onClick={() => file && kind && upload.mutate([file, kind])}
          >
            {upload.isPending ? 'Reading the file…' : 'Read the file'}
          </Button>
          <Typography variant="body2" color="textSecondary">
            Nothing is imported yet: you see first what would happen.
          </Typography>
        </Box>
      </Box>
    </ImportSteps>
  );
}

const dropShape = {
  display: 'grid',
  justifyItems: 'center',
  gap: 1.25,
  px: 3,
  py: 4,
  textAlign: 'center',
  border: '2px dashed',
  borderRadius: 1,
  bgcolor: 'background.paper',
};
