import { FormControlLabel, Switch } from '@mui/material';
import type { TellVisitor } from './useTellVisitor';

interface TellVisitorSwitchProps {
  readonly tell: TellVisitor;
  readonly label?: string;
}

/** Decides for a single change whether the visitor gets a mail; hidden until the settings are known. */
export function TellVisitorSwitch({ tell, label = 'Tell the visitor' }: TellVisitorSwitchProps) {
  if (tell.checked === undefined) return null;
  return (
    <FormControlLabel
      control={
        <Switch size="small" color="secondary" checked={tell.checked} onChange={(_, on) => tell.decide(on)} />
      }
      label={label}
      slotProps={{ typography: { variant: 'body2', sx: { lineHeight: 1.3 } } }}
      sx={{ m: 0, gap: 0.75, minHeight: 32 }}
    />
  );
}
