import { useState } from 'react';
import { FormDialog } from '../dialogs/FormDialog';
import type { Telling } from '../providers/requests';
import { SplitButton, type SplitButtonProps } from './SplitButton';
import { useTellVisitor } from './useTellVisitor';
import { WordField } from './WordField';

interface ConfirmButtonProps extends Omit<
  SplitButtonProps,
  'menuLabel' | 'choices' | 'onClick' | 'children'
> {
  readonly onConfirm: (telling?: Telling) => void;
}

/** Confirms a booking as the settings say; the menu beside it decides otherwise about the message to the visitor. */
export function ConfirmButton({ onConfirm, ...rest }: ConfirmButtonProps) {
  const { checked: tells } = useTellVisitor('booking_confirmed');
  const [word, setWord] = useState<string | null>(null);
  const otherwise = tells ? 'Confirm without a message' : 'Confirm and tell the visitor';
  const choices = [
    ...(tells === undefined ? [] : [{ name: otherwise, run: () => onConfirm({ tellVisitor: !tells }) }]),
    { name: 'Confirm with a word to the visitor…', run: () => setWord('') },
  ];
  return (
    <>
      <SplitButton {...rest} menuLabel="More ways to confirm" choices={choices} onClick={() => onConfirm()}>
        Confirm
      </SplitButton>
      {word !== null && (
        <FormDialog
          title="Confirm"
          action="Confirm"
          ready
          onSubmit={() => {
            setWord(null);
            onConfirm({ message: word });
          }}
          draft={{ dirty: word !== '' }}
          onClose={() => setWord(null)}
        >
          <WordField value={word} hint="Goes with the confirmation." autoFocus onChange={setWord} />
        </FormDialog>
      )}
    </>
  );
}
