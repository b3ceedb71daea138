import type { Telling } from '@/admin/ground/api/requests';
import { SplitButton, type SplitButtonProps } from '@/admin/ground/lists/SplitButton';
import { useTellVisitor } from './useTellVisitor';

interface ConfirmButtonProps extends Omit<
  SplitButtonProps,
  'menuLabel' | 'choices' | 'onClick' | 'children'
> {
  readonly onConfirm: (telling?: Telling) => void;
  /** Opens the dialog that confirms with a word to the visitor. */
  readonly onWord: () => void;
}

/** Confirms a booking as the settings say; the menu beside it decides otherwise about the message to the visitor. */
export function ConfirmButton({ onConfirm, onWord, ...rest }: ConfirmButtonProps) {
  const { checked: tells } = useTellVisitor('booking_confirmed');
  const otherwise = tells ? 'Confirm without a message' : 'Confirm and tell the visitor';
  const choices = [
    ...(tells === undefined ? [] : [{ name: otherwise, run: () => onConfirm({ tellVisitor: !tells }) }]),
    { name: 'Confirm with a word to the visitor…', run: onWord },
  ];
  return (
    <SplitButton {...rest} menuLabel="More ways to confirm" choices={choices} onClick={() => onConfirm()}>
      Confirm
    </SplitButton>
  );
}
