import { call } from '../../shared/api-client';
import type { FirstStep, SelfCheck } from '../../shared/api-types';

/** The console's use cases of the care for the installation. */
export interface CareProvider {
  /** At most a minute old. */
  selfCheck(): Promise<SelfCheck>;
  /** Measured anew. */
  checkAgain(): Promise<SelfCheck>;
  /** Those that the user can take. */
  firstSteps(): Promise<readonly FirstStep[]>;
}

const SELF_CHECK = '/api/admin/self-check';

export const careProvider: CareProvider = {
  selfCheck: () => call<SelfCheck>(SELF_CHECK),
  checkAgain: () => call<SelfCheck>(SELF_CHECK, { method: 'POST', body: {} }),
  firstSteps: () => call<FirstStep[]>('/api/admin/first-steps'),
};
