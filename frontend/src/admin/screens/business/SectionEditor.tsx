import { Box, Button, Tab, Tabs } from '@mui/material';
import { useEffect, useEffectEvent, useId, useState, type FormEvent } from 'react';
import type { StoredSection } from '@/shared/api-types';
import { notify } from '@/shared/toast/toastQueue';
import { useUnloadGuard } from '@/admin/ground/dialogs/useUnloadGuard';
import { DraftNotice } from '@/admin/ground/drafts/DraftNotice';
import { lazyComponent } from '@/admin/ground/loading/lazyComponent';
import { LazyDialogs } from '@/admin/ground/loading/LazyDialogs';
import type { SectionValue } from '@/admin/ground/api/businessProvider';
import { StatusChip } from '@/admin/ground/theme/StatusChip';
import { SaveBar } from './SaveBar';
import { SectionForm } from './SectionForm';
import { SectionPreview } from './SectionPreview';
import { textAt } from './paths';
import { LEGAL_DOCUMENTS, type LegalDocumentId, type Section } from './sections';
import { lastChange, sectionMark } from './sectionState';
import { focusField, useFormErrors } from './useFormErrors';
import { sectionWords } from './sectionWords';
import { useSectionDraft } from './useSectionDraft';
import { useBelow } from '@/admin/ground/theme/widths';

const HistoryDialog = lazyComponent(() => import('./HistoryDialog').then((module) => module.HistoryDialog));

/** Longer than other toasts, because these have an action. */
const UNDO_DURATION = 15_000;

interface SectionEditorProps {
  readonly section: Section;
  readonly stored: StoredSection;
  readonly historyOpen: boolean;
  readonly onHistoryClose: () => void;
}

/** The form of a section beside a live preview of the site; below `lg` the preview is a tab. */
export function SectionEditor({ section, stored, historyOpen, onHistoryClose }: SectionEditorProps) {
  const draft = useSectionDraft(section, stored);
  const form = useFormErrors(section.id, draft.value, draft.serverErrors);
  const [legalDocument, setLegalDocument] = useState<LegalDocumentId>('privacyPolicy');
  const [view, setView] = useState<'form' | 'preview'>('form');
  const narrow = useBelow('lg');
  const panelId = useId();
  const { dirty, value, mine } = draft;
  const [changedAnchor, setChangedAnchor] = useState(section.anchor);
  const mark = sectionMark(section.id, stored);
  const anchor =
    section.id === 'legal'
      ? (LEGAL_DOCUMENTS.find(({ id }) => id === legalDocument)?.anchor ?? section.anchor)
      : changedAnchor;
  useUnloadGuard(dirty);
  const sayKept = useEffectEvent(() => {
    if (dirty)
      notify({ title: `${section.label}: not published`, description: 'Your changes are kept as a draft.' });
  });
  useEffect(() => () => sayKept(), []);

  function change(next: SectionValue) {
    const changed = section.groups
      ?.flatMap(({ fields }) => fields)
      .find(({ path }) => textAt(value, path) !== textAt(next, path));
    setChangedAnchor(changed?.anchor ?? section.anchor);
    draft.change(next);
  }
  function showError(path: string) {
    const ofDocument = LEGAL_DOCUMENTS.find(({ id }) => path.startsWith(id));
    if (ofDocument) setLegalDocument(ofDocument.id);
    setView('form');
    // after the field is on the screen
    setTimeout(() => focusField(path));
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    const wrong = form.attempt();
    if (wrong) showError(wrong);
    else draft.save(showError);
  }
  function replace(next: SectionValue, title: string) {
    draft.replace(next);
    form.reset();
    notify({
      title,
      action: { label: 'Undo', altText: 'Show what was in the form', run: () => draft.replace(value) },
      duration: UNDO_DURATION,
    });
  }
  return (
    <>
      <Box sx={stateShape}>
        {mark && <StatusChip {...mark} />}
        <span>{lastChange(stored)}</span>
        {mark?.label === 'Sample' && !dirty && (
          <Button
            size="small"
            variant="outlined"
            disabled={draft.isSaving}
            onClick={() => draft.save(showError)}
          >
            These are true
          </Button>
        )}
      </Box>
      <DraftNotice
        draft={draft}
        conflict={{
          record: 'this section',
          notSaved: 'not published',
          words: (shown) => sectionWords(section.id, shown),
        }}
        ownDiscard
      />
      {narrow && (
        <Tabs
          value={view}
          onChange={(_, next: typeof view) => setView(next)}
          aria-label="View"
          sx={{ mb: 2, borderBottom: 1, borderColor: 'divider' }}
        >
          <Tab value="form" label="Edit" aria-controls={panelId} />
          <Tab value="preview" label="Preview" aria-controls={panelId} />
        </Tabs>
      )}
      <Box sx={columns} {...(narrow && { id: panelId, role: 'tabpanel', 'aria-label': viewLabels[view] })}>
        {(!narrow || view === 'form') && (
          <Box component="form" onSubmit={submit} noValidate sx={{ minWidth: 0 }}>
            <SectionForm
              section={section.id}
              value={value}
              errors={form.errors}
              onChange={change}
              onLeave={form.touch}
              legalDocument={legalDocument}
              onLegalDocument={setLegalDocument}
            />
            <SaveBar
              draft={draft}
              errors={Object.values(form.errors).filter((error) => error !== undefined)}
              onDiscard={() => {
                form.reset();
                draft.clear();
                notify({
                  title: 'Changes discarded',
                  action: {
                    label: 'Undo',
                    altText: 'Show what was in the form',
                    run: () => draft.replace(mine),
                  },
                  duration: UNDO_DURATION,
                });
              }}
            />
          </Box>
        )}
        {(!narrow || view === 'preview') && (
          <SectionPreview section={section.id} value={value} valid={form.valid} anchor={anchor} />
        )}
      </Box>
      <LazyDialogs onClose={onHistoryClose}>
        {historyOpen && (
          <HistoryDialog
            section={section}
            onPutBack={(next) => {
              onHistoryClose();
              replace(next, 'The earlier version is in the form: save to publish it');
            }}
            onClose={onHistoryClose}
          />
        )}
      </LazyDialogs>
    </>
  );
}

const viewLabels = { form: 'Edit', preview: 'Preview' };

const stateShape = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  mb: 2,
  color: 'text.secondary',
};

const columns = {
  display: 'grid',
  gap: 3,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 5fr) minmax(0, 6fr)' },
};
