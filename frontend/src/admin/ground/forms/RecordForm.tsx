import { Alert } from '@mui/material';
import type { ReactNode } from 'react';
import type { Limits } from '@/shared/api-limits';
import { mutationErrorMessage } from '../api/errorMessage';
import { fieldErrors } from '../api/fieldErrors';
import { FormDialog, type FormDialogProps } from '../dialogs/FormDialog';
import type { ConflictWords } from '../drafts/ConflictNotice';
import { DraftNotice } from '../drafts/DraftNotice';
import { Field, type FieldProps, FormContext } from './Field';
import { type FieldErrors, fieldWords } from './formFields';
import { useFormDraft } from './useFormDraft';
import type { useRecordForm } from './useRecordForm';

export interface RecordFormProps<T extends object> extends Omit<
  FormDialogProps,
  'ready' | 'onSubmit' | 'draft' | 'values' | 'failure' | 'onClose' | 'children'
> {
  readonly form: ReturnType<typeof useRecordForm<T, unknown>>;
  /** What the button says while the form is on its way. */
  readonly pending?: string;
  /** The form can be sent; unless it is said, when it is changed. */
  readonly ready?: boolean;
  /** An answer is missing that the form itself does not know of: submitting sends nothing. */
  readonly isIncomplete?: boolean;
  /** Closing asks before what was typed is discarded. */
  readonly asks?: boolean;
  /** The inputs, in their order. */
  readonly fields?: readonly FieldProps[];
  /** Those of the server. */
  readonly limits?: Limits;
  /** What is edited, such as `this client`; its words are those of the fields unless they are said. */
  readonly record?: string;
  readonly words?: ConflictWords<T>['words'];
  /** By field; those of the form unless they are said. */
  readonly errors?: FieldErrors;
  /** The error that belongs to no field; that of the form unless it is said. */
  readonly general?: Error | null;
  /** Says below the fields of an error that belongs to none what it means. */
  readonly failureWords?: (error: Error) => string;
  /** Above the fields. */
  readonly head?: ReactNode;
  readonly children?: ReactNode;
}

/** A dialog with the form of a record: its fields, what is kept of it, what others saved meanwhile, and the errors. */
export function RecordForm<T extends object>({
  form,
  action,
  pending = action,
  ready = form.draft.dirty,
  isIncomplete = false,
  asks = true,
  fields = [],
  limits,
  record,
  words = (values) => fieldWords(fields, values),
  errors = form.errors,
  general = Object.keys(fieldErrors(form.error)).length === 0 ? form.error : null,
  failureWords,
  head,
  children,
  ...dialog
}: RecordFormProps<T>) {
  const { draft, isPending, isInline, isKept } = form;
  const shown = draft.theirs ? null : general;
  return (
    <FormContext value={{ errors, limits }}>
      <FormDialog
        {...dialog}
        action={isPending ? pending : action}
        ready={ready && !isPending}
        onSubmit={() => form.submit(isIncomplete)}
        values={draft.value}
        {...(asks && { draft })}
        failure={form.failure}
        onClose={form.onClose}
      >
        <Bridge draft={draft} />
        {head}
        {isKept && <DraftNotice draft={draft} {...(record && { conflict: { record, words } })} />}
        {isInline && !failureWords && shown && <Alert severity="error">{mutationErrorMessage(shown)}</Alert>}
        {fields.map((field) => (
          <Field key={field.name} {...field} />
        ))}
        {children}
        {failureWords && shown && <Alert severity="error">{failureWords(shown)}</Alert>}
      </FormDialog>
    </FormContext>
  );
}

function Bridge<T extends object>({ draft }: { draft: Parameters<typeof useFormDraft<T>>[0] }) {
  useFormDraft(draft);
  return null;
}
