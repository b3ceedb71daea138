import { SplitButton, type SplitButtonProps } from './SplitButton';
import { useTellVisitor } from './useTellVisitor';

interface ConfirmButtonProps extends Omit<
  SplitButtonProps,
  'menuLabel' | 'choices' | 'onClick' | 'children'
> {
  /** `tellVisitor` is the decision for this booking; undefined leaves it to the office's settings. */
  readonly onConfirm: (tellVisitor?: boolean) => void;
}

/** Confirms a booking as the settings say; the menu beside it decides otherwise about the message to the visitor. */
export function ConfirmButton({ onConfirm, ...rest }: ConfirmButtonProps) {
  const { checked: tells } = useTellVisitor('booking_confirmed');
  const otherwise = tells ? 'Confirm without a message' : 'Confirm and tell the visitor';
  return (
    <SplitButton
      {...rest}
      menuLabel="More ways to confirm"
      choices={tells === undefined ? [] : [{ name: otherwise, run: () => onConfirm(!tells) }]}
      onClick={() => onConfirm()}
    >
      Confirm
    </SplitButton>
  );
}
