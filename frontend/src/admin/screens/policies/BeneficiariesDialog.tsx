import {
  Alert,
  Box,
  Button,
  Checkbox,
  FormControlLabel,
  IconButton,
  TextField,
  Tooltip,
  Typography,
} from '@mui/material';
import { useId } from 'react';
import { beneficiariesLimits } from '@/shared/api-limits';
import type { Beneficiary, Policy } from '@/shared/api-types';
import { draftKeys } from '@/admin/ground/drafts/draftKeys';
import { RecordForm } from '@/admin/ground/forms/RecordForm';
import { useRecordForm } from '@/admin/ground/forms/useRecordForm';
import { mutationErrorMessage } from '@/admin/ground/api/errorMessage';
import { queryKeys } from '@/admin/ground/api/queryKeys';
import { AddIcon, DeleteIcon } from '@/admin/ground/theme/icons';
import {
  beneficiariesIn,
  type BeneficiaryRow,
  CLASS_LABELS,
  CLASSES,
  rowsOf,
  wordsOf,
} from '@/admin/records/policies/beneficiaryFields';
import { equalShares, percentOf, shareIn, sumWords } from '@/admin/records/policies/shares';

/** Form of who is paid by a policy. It can be sent when the shares of each class add up to 100 %. */
export function BeneficiariesDialog({ policy, onClose }: { policy: Policy; onClose: () => void }) {
  const { id, updatedAt } = policy;
  const form = useRecordForm<{ readonly rows: readonly BeneficiaryRow[] }, unknown>({
    stored: {
      draftKey: draftKeys.beneficiaries(id),
      id,
      value: { rows: rowsOf(policy.beneficiaries) },
      updatedAt,
    },
    run: (provider, { rows }, { base }) =>
      provider.changeBeneficiaries(id, {
        beneficiaries: beneficiariesIn(rows)!,
        ifUpdatedAt: base.updatedAt ?? updatedAt,
      }),
    invalidates: () => [queryKeys.policies, queryKeys.timelines],
    success: () => ({ title: 'Beneficiaries saved' }),
    inlineErrors: 'all',
    onClose,
  });
  const { errors, error, draft } = form;
  const { rows } = form.value;
  const hasFieldError = rows.some((_, place) =>
    FIELDS.some((field) => errors[`beneficiaries.${place}.${field}`]),
  );
  return (
    <RecordForm
      form={form}
      title="Beneficiaries"
      action="Save"
      maxWidth="md"
      ready={draft.dirty && beneficiariesIn(rows) !== null}
      general={null}
      record="this policy"
      words={(value) => wordsOf(value.rows)}
    >
      {error && !draft.theirs && !hasFieldError && (
        <Alert severity="error">{errors.beneficiaries ?? mutationErrorMessage(error)}</Alert>
      )}
      {CLASSES.map((of) => (
        <ClassFields
          key={of}
          of={of}
          rows={rows}
          errors={errors}
          onChange={(next) => form.change({ rows: next })}
        />
      ))}
    </RecordForm>
  );
}

const FIELDS = ['name', 'relationship', 'share'] as const;
const LABELS = { name: 'Name', relationship: 'Relationship', share: 'Share in %' };

interface ClassFieldsProps {
  readonly of: Beneficiary['class'];
  /** Of all classes. */
  readonly rows: readonly BeneficiaryRow[];
  readonly errors: Readonly<Record<string, string | undefined>>;
  readonly onChange: (rows: readonly BeneficiaryRow[]) => void;
}

function ClassFields({ of, rows, errors, onChange }: ClassFieldsProps) {
  const id = useId();
  const ofClass = rows.flatMap((row, place) => (row.class === of ? [{ row, place }] : []));
  const count = ofClass.length;
  const { words, isWhole } = sumWords(ofClass.map(({ row }) => shareIn(row.share) ?? 0));
  const set = (place: number, changes: Partial<BeneficiaryRow>) =>
    onChange(rows.map((row, other) => (other === place ? { ...row, ...changes } : row)));
  const divide = () => {
    const shares = equalShares(count);
    onChange(rows.map((row) => (row.class === of ? { ...row, share: percentOf(shares.shift()!) } : row)));
  };
  const add = () =>
    onChange([
      ...rows,
      { name: '', relationship: '', share: count === 0 ? '100' : '', class: of, revocable: true },
    ]);
  return (
    <Box role="group" aria-labelledby={id}>
      <Box sx={headShape}>
        <Typography id={id} variant="h3" sx={{ fontSize: 16 }}>
          {CLASS_LABELS[of]}
        </Typography>
        {count > 0 && (
          <Typography
            role="status"
            sx={{
              fontSize: 14,
              fontVariantNumeric: 'tabular-nums',
              color: isWhole ? 'text.secondary' : 'error.main',
            }}
          >
            {words}
          </Typography>
        )}
      </Box>
      {ofClass.map(({ row, place }, number) => (
        <Box key={place} role="group" aria-label={row.name || `Beneficiary ${number + 1}`} sx={rowShape}>
          {FIELDS.map((field) => {
            const problem =
              errors[`beneficiaries.${place}.${field}`] ??
              (field === 'share' && row.share.trim() && shareIn(row.share) === null
                ? '0.01 to 100, with up to two decimals'
                : undefined);
            return (
              <TextField
                key={field}
                size="small"
                label={LABELS[field]}
                autoComplete="off"
                value={row[field]}
                onChange={({ target }) => set(place, { [field]: target.value })}
                error={Boolean(problem)}
                helperText={problem}
                slotProps={{
                  htmlInput:
                    field === 'share'
                      ? { inputMode: 'decimal' }
                      : { maxLength: beneficiariesLimits[`beneficiaries.${field}`].max },
                }}
                sx={{ gridArea: field }}
              />
            );
          })}
          <FormControlLabel
            label="Revocable"
            control={
              <Checkbox
                size="small"
                color="secondary"
                checked={row.revocable}
                onChange={(_, revocable) => set(place, { revocable })}
              />
            }
            sx={{ gridArea: 'revocable', mr: 0 }}
          />
          <Tooltip title="Remove">
            <IconButton
              aria-label={`Remove ${row.name || `beneficiary ${number + 1}`}`}
              onClick={() => onChange(rows.filter((_, other) => other !== place))}
              sx={{ gridArea: 'remove', justifySelf: 'end' }}
            >
              <DeleteIcon fontSize="small" />
            </IconButton>
          </Tooltip>
        </Box>
      ))}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button
          size="small"
          color="secondary"
          startIcon={<AddIcon />}
          disabled={rows.length >= beneficiariesLimits.beneficiaries.max}
          onClick={add}
        >
          Add {of === 'primary' ? 'a primary one' : 'a contingent one'}
        </Button>
        {count > 1 && (
          <Button size="small" color="secondary" onClick={divide}>
            Divide equally
          </Button>
        )}
      </Box>
    </Box>
  );
}

const headShape = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: 2,
  mb: 1,
};
const rowShape = {
  display: 'grid',
  columnGap: 1.5,
  rowGap: 1.25,
  alignItems: 'start',
  mb: 1.5,
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr) auto 40px',
    sm: 'minmax(0, 2fr) minmax(0, 1.4fr) 116px auto 40px',
  },
  gridTemplateAreas: {
    xs: '"name name name" "relationship relationship relationship" "share revocable remove"',
    sm: '"name relationship share revocable remove"',
  },
  '@media (max-width: 599.95px)': { pb: 1.5, borderBottom: 1, borderColor: 'divider' },
};
