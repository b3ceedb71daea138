import { CALCULATOR_TITLES, calculatorsIn, embedOf, isCalculatorKind } from '@contract';
import { Alert } from '@mui/material';
import { useWatch } from 'react-hook-form';
import { queryKeys } from '@/admin/ground/api/queryKeys';
import { useProviderQuery } from '@/admin/ground/api/useProviderQuery';
import { ChoiceButton } from '@/admin/ground/forms/ChoiceButton';

const useShown = () =>
  useProviderQuery(queryKeys.calculators, (provider) => provider.calculators()).data?.map(({ kind }) => kind);

/** Inserts one of the calculators that the site shows. */
export function InsertCalculator({ onInsert }: { onInsert: (markdown: string) => void }) {
  // it stands there before they are known, so that the text does not move
  const shown = useShown();
  if (shown?.length === 0) return null;
  return (
    <ChoiceButton
      label="Insert calculator"
      choices={(shown ?? []).map((kind) => ({ id: kind, name: CALCULATOR_TITLES[kind] }))}
      onChoose={(kind) => onInsert(embedOf(kind))}
    />
  );
}

/** Names the calculators of the text that readers do not see. */
export function CalculatorNotes() {
  const content = useWatch<{ content?: string | null }>({ name: 'content' });
  const shown = useShown();
  const names = calculatorsIn(content ?? '');
  const unknown = names.filter((name) => !isCalculatorKind(name));
  const hidden = names.filter(isCalculatorKind).filter((kind) => shown && !shown.includes(kind));
  return (
    <div aria-live="polite">
      {unknown.length > 0 && (
        <Alert severity="warning" sx={{ mt: 1 }}>
          There is no calculator “{unknown.join('”, “')}”. There are:{' '}
          {Object.keys(CALCULATOR_TITLES).join(', ')}.
        </Alert>
      )}
      {hidden.length > 0 && (
        <Alert severity="info" sx={{ mt: 1 }}>
          The site does not show {hidden.map((kind) => CALCULATOR_TITLES[kind]).join(', ')} now: readers see
          nothing in its place.
        </Alert>
      )}
    </div>
  );
}
