import { Button } from '@mui/material';
import { useInput } from 'react-admin';
import type { PostText } from './postRules';

interface SaveDraftButtonProps {
  readonly disabled: boolean;
  /** Called before the form is submitted. */
  readonly onSave: () => void;
}

/** Submits the form as a draft. */
export function SaveDraftButton({ disabled, onSave }: SaveDraftButtonProps) {
  const { field } = useInput<PostText>({ source: 'status' });
  return (
    <Button
      variant="outlined"
      color="secondary"
      disabled={disabled}
      onClick={({ currentTarget }) => {
        onSave();
        field.onChange('draft');
        currentTarget.form?.requestSubmit();
      }}
    >
      Save draft
    </Button>
  );
}
