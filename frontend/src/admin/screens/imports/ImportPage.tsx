import { Button, Skeleton, Typography } from '@mui/material';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { ApiError } from '@/shared/api-client';
import { QueryState } from '@/admin/ground/loading/QueryState';
import { PageHeading } from '@/admin/ground/page/PageHeading';
import { QueryError } from '@/admin/ground/api/QueryError';
import { CheckStep } from './CheckStep';
import { ColumnsStep } from './ColumnsStep';
import { ComputerNote } from './ComputerNote';
import { FailedStep } from './FailedStep';
import { ImportScreen } from './ImportScreen';
import { ImportSteps, type Step } from './ImportSteps';
import { aboutImport, ALL_IMPORTS, isWorking } from './importWords';
import { RemoveDialog } from './RemoveDialog';
import { ReportStep } from './ReportStep';
import type { ColumnWords, Import, ImportState } from '@/admin/ground/api/importTypes';
import { useImport } from './useImport';
import { usePhone } from '@/admin/ground/theme/widths';
import { WordsStep } from './WordsStep';
import { WorkingStep } from './WorkingStep';

/** An import, from its columns to its report; what is shown follows from its state. */
export function ImportPage() {
  const { id = '' } = useParams();
  return (
    <ImportScreen>
      <Content key={id} id={id} />
    </ImportScreen>
  );
}

const STEPS: Readonly<Record<ImportState, { step: Step; title: string }>> = {
  uploaded: { step: 'Columns', title: 'Match the columns' },
  checking: { step: 'Check', title: 'Checking every row' },
  checked: { step: 'Check', title: 'What would happen' },
  applying: { step: 'Apply', title: 'Applying' },
  applied: { step: 'Report', title: 'What happened' },
  undoing: { step: 'Report', title: 'Undoing' },
  undone: { step: 'Report', title: 'Undone' },
  failed: { step: 'Check', title: 'This import has failed' },
};

function stepOf({ state, appliedAt, undo }: Import, matching: boolean) {
  if (state === 'failed' && appliedAt !== null)
    return { ...STEPS.failed, step: undo ? 'Report' : 'Apply' } as const;
  return STEPS[matching && state === 'checked' ? 'uploaded' : state];
}

function Content({ id }: { id: string }) {
  const query = useImport(id);
  const { data, error, refetch } = query;
  const [matching, setMatching] = useState(false);
  const [words, setWords] = useState<readonly ColumnWords[] | null>(null);
  const [saveAs, setSaveAs] = useState('');
  const [removing, setRemoving] = useState(false);
  const phone = usePhone();
  if (!data)
    return (
      <>
        <PageHeading title="Import" back={ALL_IMPORTS} />
        {error ? (
          <Missing error={error} onRetry={refetch} />
        ) : (
          <Skeleton variant="rounded" height={320} role="img" aria-label="Loading the import" />
        )}
      </>
    );
  const { step, title } = stepOf(data, matching);
  const asking = data.state === 'uploaded' && data.mapping ? words : null;
  const toCheck = () => {
    setMatching(false);
    setWords(null);
  };
  return (
    <>
      <PageHeading title={data.fileName} subtitle={aboutImport(data)} back={ALL_IMPORTS}>
        {!phone && !isWorking(data) && (
          <Button color="secondary" onClick={() => setRemoving(true)}>
            Remove…
          </Button>
        )}
      </PageHeading>
      <QueryState of={query} />
      <ImportSteps current={step} title={asking ? 'What do these words mean?' : title}>
        {phone && (step === 'Columns' || data.state === 'checked') ? (
          <ComputerNote title="Go on with this on a computer" />
        ) : asking ? (
          <WordsStep
            of={data}
            words={asking}
            saveAs={saveAs}
            onBack={() => setWords(null)}
            onChecking={toCheck}
          />
        ) : step === 'Columns' ? (
          <ColumnsStep
            of={data}
            saveAs={saveAs}
            onSaveAs={setSaveAs}
            onWords={setWords}
            onChecking={toCheck}
          />
        ) : (
          <StepContent of={data} onMatch={() => setMatching(true)} />
        )}
      </ImportSteps>
      {removing && <RemoveDialog of={data} onClose={() => setRemoving(false)} />}
    </>
  );
}

interface StepContentProps {
  readonly of: Import;
  /** Goes back to the columns of a checked import. */
  readonly onMatch: () => void;
}

function StepContent({ of, onMatch }: StepContentProps) {
  switch (of.state) {
    case 'checked':
      return <CheckStep of={of} onMatch={onMatch} />;
    case 'applied':
    case 'undone':
      return <ReportStep of={of} />;
    case 'failed':
      return <FailedStep of={of} />;
    default:
      return <WorkingStep of={of} />;
  }
}

function Missing({ error, onRetry }: { error: unknown; onRetry: () => unknown }) {
  if (!(error instanceof ApiError && error.status === 404))
    return <QueryError error={error} onRetry={onRetry} />;
  return (
    <Typography role="status" sx={{ py: 8, textAlign: 'center' }}>
      There is no import at this address. It may have been removed, or its 30 days are over.
    </Typography>
  );
}
