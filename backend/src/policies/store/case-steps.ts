import { Injectable } from '@nestjs/common';
import { ClientQueries, nameOf } from '../../clients/client-queries.js';
import { Database } from '../../platform/database/database.js';
import { placeholders } from '../../platform/database/placeholders.js';
import type { ListedTask } from '../../tasks/task-queries.js';
import {
  OF_ANOTHER_AREA,
  type SourceFilter,
  type TaskPlace,
  type TaskSource,
} from '../../tasks/task-sources.js';
import { type Policy, policyName } from '../domain/policy.js';
import type { ServiceCase } from '../domain/service-case.js';

type StepRow = Pick<
  ServiceCase,
  'id' | 'policyId' | 'title' | 'nextStep' | 'nextBy' | 'openedBy' | 'openedAt'
> &
  Pick<Policy, 'clientId' | 'insurer' | 'product' | 'policyNumber'>;

/** The next steps of open cases that have a day, among what is to be done. Nothing is stored twice. */
@Injectable()
export class CaseSteps implements TaskSource {
  constructor(
    private readonly database: Database,
    private readonly clients: ClientQueries,
  ) {}

  async count(filter: SourceFilter): Promise<number> {
    const { from, values } = steps(filter);
    const [row] = await this.database.reader.query<{ steps: number | string }[]>(
      `SELECT COUNT(*) AS steps ${from}`,
      values,
    );
    return Number(row?.steps ?? 0);
  }

  places(filter: SourceFilter, order: 'ASC' | 'DESC', limit: number): Promise<TaskPlace[]> {
    const { from, values } = steps(filter);
    return this.database.reader.query(
      `SELECT c.id, c.nextBy AS dueDate ${from} ORDER BY c.nextBy ${order}, c.id ${order} LIMIT ?`,
      [...values, limit],
    );
  }

  async rows(ids: readonly string[]): Promise<ListedTask[]> {
    if (ids.length === 0) return [];
    const rows = await this.database.reader.query<StepRow[]>(
      `SELECT c.id, c.policyId, c.title, c.nextStep, c.nextBy, c.openedBy, c.openedAt,
         p.clientId, p.policyNumber, i.name AS insurer, r.name AS product
       FROM service_cases c JOIN policies p ON p.id = c.policyId
       JOIN insurers i ON i.id = p.insurerId JOIN products r ON r.id = p.productId
       WHERE c.id IN (${placeholders(ids)})`,
      [...ids],
    );
    const clients = await this.clients.byIds(rows.map(({ clientId }) => clientId));
    return rows.map((row) => {
      const client = clients.get(row.clientId);
      return {
        kind: 'case',
        id: row.id,
        title: row.nextStep ?? row.title,
        dueDate: row.nextBy ?? '',
        caseTitle: row.title,
        policyId: row.policyId,
        policyName: policyName(row),
        clientId: row.clientId,
        clientName: client ? nameOf(client) : null,
        ...OF_ANOTHER_AREA,
        createdBy: row.openedBy,
        createdAt: row.openedAt,
      };
    });
  }
}

function steps({ until, clientId }: SourceFilter): { from: string; values: string[] } {
  const conditions = [
    'c.closedAt IS NULL AND c.nextBy IS NOT NULL',
    ...(until === undefined ? [] : ['c.nextBy <= ?']),
    ...(clientId === undefined ? [] : ['c.policyId IN (SELECT id FROM policies WHERE clientId = ?)']),
  ];
  return {
    from: `FROM service_cases c WHERE ${conditions.join(' AND ')}`,
    values: [until, clientId].filter((value) => value !== undefined),
  };
}
