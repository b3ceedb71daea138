import { useSearchParams } from 'react-router-dom';
import type { Policy } from '../../shared/api-types';
import { ChoiceButton } from '../leads/bulk/ChoiceButton';
import { ActDialog } from './ActDialog';
import { ACTS, actsOf, type ActId, isActId } from './policyActs';

/** The acts of a policy in a menu. One is opened by the address, too: `?act=lapse`. */
export function PolicyActs({ policy }: { policy: Policy }) {
  const [parameters, setParameters] = useSearchParams();
  const wanted = parameters.get('act');
  const open = (act: ActId | null) =>
    setParameters(
      (current) => {
        current.delete('act');
        if (act) current.set('act', act);
        return current;
      },
      { replace: true },
    );
  const acts = actsOf(policy);
  return (
    <>
      {acts.length > 0 && (
        <ChoiceButton
          label="Change state"
          size="medium"
          choices={acts.map((id) => ({ id, name: `${ACTS[id].name}…` }))}
          onChoose={open}
        />
      )}
      {isActId(wanted) && <ActDialog key={wanted} policy={policy} act={wanted} onClose={() => open(null)} />}
    </>
  );
}
