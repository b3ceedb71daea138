import { Box, Button, IconButton, Menu, MenuItem } from '@mui/material';
import { createContext, type ReactNode, use, useState } from 'react';
import type { Policy } from '@/shared/api-types';
import { pressedBy } from '@/admin/ground/shortcuts/rowKeys';
import { DotsIcon } from '@/admin/ground/theme/screenIcons';
import { isOwed, policyTitle } from '@/admin/ground/words/policyWords';
import { LogCallDialog } from '@/admin/records/clients/LogCallDialog';
import { PaymentDialog } from '@/admin/records/policies/PaymentDialog';

const ACTS = [
  { id: 'call', name: 'Log a call', variant: 'text', key: 'n' },
  { id: 'pay', name: 'Record payment', variant: 'outlined', key: 'p' },
] as const;

interface RowAct {
  readonly act: (typeof ACTS)[number]['id'];
  readonly policy: Policy;
}

const RowActContext = createContext<(opened: RowAct) => void>(() => {});

/** Holds the dialogs of the rows, which stay open when their row is no longer in the list. */
export function PolicyRowActs({ children }: { children: ReactNode }) {
  const [opened, setOpened] = useState<RowAct | null>(null);
  const close = () => setOpened(null);
  return (
    <RowActContext value={setOpened}>
      {children}
      {opened?.act === 'pay' && opened.policy.nextPremium && (
        <PaymentDialog premium={opened.policy.nextPremium} policy={opened.policy} onClose={close} />
      )}
      {opened?.act === 'call' && (
        <LogCallDialog
          client={{ id: opened.policy.clientId, name: opened.policy.clientName }}
          onClose={close}
        />
      )}
    </RowActContext>
  );
}

const aboutText = (policy: Policy) => `${policyTitle(policy)}, ${policy.clientName}`;

/** What can be done about a premium that is owed. */
export function PolicyRowButtons(policy: Policy) {
  const open = use(RowActContext);
  if (!isOwed(policy)) return null;
  return (
    <Box
      sx={{ display: 'flex', flexWrap: { xs: 'wrap', lg: 'nowrap' }, justifyContent: 'flex-end', gap: 0.5 }}
    >
      {ACTS.map(({ id, name, variant, key }) => (
        <Button
          key={id}
          size="small"
          variant={variant}
          color="secondary"
          aria-label={`${name}: ${aboutText(policy)}`}
          {...pressedBy(key)}
          onClick={() => open({ act: id, policy })}
          sx={{ whiteSpace: 'nowrap' }}
        >
          {name}
        </Button>
      ))}
    </Box>
  );
}

/** The same in a menu. */
export function PolicyRowMenu({ policy }: { policy: Policy }) {
  const open = use(RowActContext);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  if (!isOwed(policy)) return null;
  return (
    <>
      <IconButton
        color="secondary"
        aria-label={`Acts: ${aboutText(policy)}`}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <DotsIcon sx={{ fontSize: 20 }} />
      </IconButton>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {ACTS.map(({ id, name }) => (
          <MenuItem
            key={id}
            onClick={() => {
              setAnchor(null);
              open({ act: id, policy });
            }}
          >
            {name}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
