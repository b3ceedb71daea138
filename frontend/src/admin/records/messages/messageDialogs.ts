import { lazyComponent } from '@/admin/ground/loading/lazyComponent';

export const ClientMessageDialog = lazyComponent(() =>
  import('./ClientMessageDialog').then((module) => module.ClientMessageDialog),
);
export const LeadMessageDialog = lazyComponent(() =>
  import('./LeadMessageDialog').then((module) => module.LeadMessageDialog),
);
