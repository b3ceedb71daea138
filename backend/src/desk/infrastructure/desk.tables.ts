import { EntitySchema } from 'typeorm';
import type { Visit } from '../domain/visit.js';

export type DeskVisitRow = Visit & { readonly userId: string };

export const DeskVisitTable = new EntitySchema<DeskVisitRow>({
  name: 'desk_visits',
  columns: {
    userId: { type: 'varchar', length: 36, primary: true },
    since: { type: 'varchar', nullable: true },
    seenAt: { type: 'varchar' },
  },
});
