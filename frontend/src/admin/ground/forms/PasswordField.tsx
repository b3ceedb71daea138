import { TextField, type TextFieldProps } from '@mui/material';
import { usePasswordSwitch } from './usePasswordSwitch';

/** A password field with a button that shows its characters. */
export function PasswordField({ slotProps, ...props }: Omit<TextFieldProps, 'type'>) {
  const { type, endAdornment } = usePasswordSwitch();
  return <TextField {...props} type={type} slotProps={{ ...slotProps, input: { endAdornment } }} />;
}
