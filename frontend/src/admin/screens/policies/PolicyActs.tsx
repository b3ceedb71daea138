import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Policy } from '@/shared/api-types';
import { ChoiceButton } from '@/admin/ground/forms/ChoiceButton';
import { ActDialog } from './ActDialog';
import { ACTS, actsOf, type ActId, isActId } from './policyActs';

/** The acts of a policy in a menu. One is opened by the address, too: `?act=lapse`. */
export function PolicyActs({ policy }: { policy: Policy }) {
  const [parameters, setParameters] = useSearchParams();
  const wanted = parameters.get('act');
  const [known, setKnown] = useState<string | null>(null);
  const [act, setAct] = useState<ActId | null>(null);
  if (wanted !== known) {
    setKnown(wanted);
    if (isActId(wanted)) setAct(wanted);
  }
  const forget = useEffectEvent(() =>
    setParameters(
      (current) => {
        current.delete('act');
        return current;
      },
      { replace: true },
    ),
  );
  useEffect(() => {
    if (wanted !== null) forget();
  }, [wanted]);
  const acts = actsOf(policy);
  return (
    <>
      {acts.length > 0 && (
        <ChoiceButton
          label="Change state"
          size="medium"
          choices={acts.map((id) => ({ id, name: `${ACTS[id].name}…` }))}
          onChoose={setAct}
        />
      )}
      {/* once the address is without it, so that the Back of a phone does not lead to it again */}
      {act && wanted === null && (
        <ActDialog key={act} policy={policy} act={act} onClose={() => setAct(null)} />
      )}
    </>
  );
}
