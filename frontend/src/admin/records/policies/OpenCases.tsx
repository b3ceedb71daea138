import { Box, Chip } from '@mui/material';
import type { Policy } from '@/shared/api-types';
import { dueWords, urgency, urgencyShape } from '@/admin/ground/words/dueWords';
import { KIND_LABELS } from '@/admin/ground/words/caseWords';

interface OpenCasesProps {
  readonly cases: Policy['openCases'];
}

/** The open cases of a policy, with the next step of each and its day. Nothing without any. */
export function OpenCases({ cases }: OpenCasesProps) {
  if (cases.length === 0) return null;
  return (
    <Box component="ul" aria-label="Open cases" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {cases.map(({ id, kind, title, nextStep, nextBy }) => (
        <Box component="li" key={id} sx={{ fontSize: 14, overflowWrap: 'anywhere' }}>
          {KIND_LABELS[kind]}: {[title, nextStep].filter(Boolean).join(' · ')}
          {nextBy && ' · '}
          {nextBy && (
            <Box component="time" dateTime={nextBy} sx={urgencyShape[urgency(nextBy)]}>
              {dueWords(nextBy)}
            </Box>
          )}
        </Box>
      ))}
    </Box>
  );
}

/** The same in a cell of a table. */
export function OpenCaseChips({ cases }: OpenCasesProps) {
  return cases.map(({ id, kind, title }) => (
    <Chip
      key={id}
      size="small"
      variant="outlined"
      label={`Open ${KIND_LABELS[kind].toLowerCase()}`}
      title={title}
    />
  ));
}
