import type { Policy } from '@/shared/api-types';
import { useNextOpenDay } from '@/admin/ground/api/closedDays';
import { ChoiceButton } from '@/admin/ground/forms/ChoiceButton';
import { useActParameter } from '@/admin/ground/page/useActParameter';
import { ActDialog } from './ActDialog';
import { ACT_IDS, ACTS, actsOf } from './policyActs';

/** The acts of a policy in a menu. One is opened by the address, too: `?act=lapse`. */
export function PolicyActs({ policy }: { policy: Policy }) {
  const [act, setAct] = useActParameter(ACT_IDS);
  const taskDue = useNextOpenDay();
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
      {act && (
        <ActDialog key={act} policy={policy} act={act} taskDue={taskDue} onClose={() => setAct(null)} />
      )}
    </>
  );
}
