import { api } from './api';

/** The console's use cases of the care for the installation. */
export const careProvider = {
  /** At most a minute old. */
  selfCheck: () => api.get('/api/admin/self-check'),
  /** Measured anew. */
  checkAgain: () => api.post('/api/admin/self-check'),
  /** Those that the user can take. */
  firstSteps: () => api.get('/api/admin/first-steps'),
  hideFirstSteps: () => api.delete('/api/admin/first-steps'),
};

export type CareProvider = typeof careProvider;
