import { call } from '@/shared/api-client';
import type { FirstStep, SelfCheck } from '@/shared/api-types';

const SELF_CHECK = '/api/admin/self-check';

/** The console's use cases of the care for the installation. */
export const careProvider = {
  /** At most a minute old. */
  selfCheck: (): Promise<SelfCheck> => call(SELF_CHECK),
  /** Measured anew. */
  checkAgain: (): Promise<SelfCheck> => call(SELF_CHECK, { method: 'POST', body: {} }),
  /** Those that the user can take. */
  firstSteps: (): Promise<readonly FirstStep[]> => call('/api/admin/first-steps'),
  hideFirstSteps: (): Promise<void> => call('/api/admin/first-steps', { method: 'DELETE' }),
};

export type CareProvider = typeof careProvider;
