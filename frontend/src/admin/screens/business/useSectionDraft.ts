import type { BusinessSection } from '@contract';
import { useQueryClient } from '@tanstack/react-query';
import { dequal } from 'dequal';
import type { StoredBusiness, StoredSection } from '@/shared/api-types';
import { draftKeys } from '@/admin/ground/drafts/draftKeys';
import { useEditedRecord, type Stored } from '@/admin/ground/drafts/useEditedRecord';
import type { SectionValue } from '@/admin/ground/api/businessProvider';
import { refreshConsoleSettings } from '@/admin/ground/settings/consoleSettings';
import { mutationErrorMessage } from '@/admin/ground/api/errorMessage';
import { fieldErrors } from '@/admin/ground/api/fieldErrors';
import { queryKeys } from '@/admin/ground/api/queryKeys';
import { useProviderMutation } from '@/admin/ground/api/useProviderMutation';
import { valueAt } from './paths';
import type { FieldErrors } from './rules';
import type { Section } from './sections';

export function recordOf(
  section: BusinessSection,
  { updatedAt, updatedByName, ...value }: StoredSection,
): Stored<SectionValue> {
  return { draftKey: draftKeys.business(section), value, updatedAt, updatedByName };
}

/** The errors of a rejected value, without those of fields that were changed since. */
function remaining(errors: FieldErrors, sent: SectionValue, value: SectionValue): FieldErrors {
  return Object.fromEntries(
    Object.entries(errors).filter(([path]) => dequal(valueAt(sent, path), valueAt(value, path))),
  );
}

/** The form of a section, and what the server said about it. */
export function useSectionDraft({ id: section, label }: Section, stored: StoredSection) {
  const queryClient = useQueryClient();
  const draft = useEditedRecord(recordOf(section, stored));
  const { base, value, theirs } = draft;
  const { mutate, reset, isPending, isError, error, variables } = useProviderMutation({
    mutationKey: draft.mutationKey,
    inlineErrors: 'all',
    run: (provider, sent: SectionValue) => provider.saveSection(section, sent, base.updatedAt ?? null),
    invalidates: () => [queryKeys.settings],
    success: () => ({
      title: `${label}: saved and published`,
      description: 'Visitors see it with the next page that they open.',
    }),
    onSuccess: (saved, sent) => {
      queryClient.setQueryData<StoredBusiness>(
        queryKeys.business,
        (before) => before && { ...before, [section]: saved },
      );
      draft.saved(sent, recordOf(section, saved));
      void refreshConsoleSettings();
    },
  });
  const rejected = isError && !isPending ? fieldErrors(error) : {};
  // a failure without fields stays until the form changes
  const failed = isError && variables === value && Object.keys(rejected).length === 0;
  return {
    ...draft,
    serverErrors: variables ? remaining(rejected, variables, value) : {},
    failure: failed && !theirs ? mutationErrorMessage(error) : null,
    clear: () => {
      reset();
      draft.clear();
    },
    /** Publishes the form; `onRejected` gets the path of the first field that the server rejects. */
    save: (onRejected: (path: string) => void) =>
      mutate(value, {
        onError: (failure) => {
          const [path] = Object.keys(fieldErrors(failure));
          if (path !== undefined) onRejected(path);
        },
      }),
  };
}

export type SectionDraft = ReturnType<typeof useSectionDraft>;
