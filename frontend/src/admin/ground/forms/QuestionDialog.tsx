import type { ToastMessage } from '@/shared/toast/toastQueue';
import type { ConsoleProvider } from '../api/dataProvider';
import type { QueryKey } from '../api/queryKeys';
import { RecordForm, type RecordFormProps } from './RecordForm';
import { useRecordForm } from './useRecordForm';

interface QuestionDialogProps<R> extends Omit<RecordFormProps<object>, 'form'> {
  readonly run: (provider: ConsoleProvider) => Promise<R>;
  readonly invalidates: readonly QueryKey[];
  readonly success?: (result: R) => ToastMessage;
  /** In the place of closing. */
  readonly onDone?: (result: R) => void;
  readonly onClose: () => void;
}

/** Asks before an act, such as a deletion; stays open and says why when the act fails. */
export function QuestionDialog<R>({
  run,
  invalidates,
  success,
  onDone,
  onClose,
  ...dialog
}: QuestionDialogProps<R>) {
  const form = useRecordForm<object, R>({
    stored: { value: {} },
    run,
    invalidates: () => invalidates,
    ...(success && { success: (_, result) => success(result) }),
    onSaved: onDone ?? onClose,
    inlineErrors: 'all',
    onClose,
  });
  return <RecordForm form={form} ready {...dialog} />;
}
