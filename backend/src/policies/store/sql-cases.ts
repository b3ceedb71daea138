import { Injectable } from '@nestjs/common';
import { Database, transactionOf } from '../../platform/database/database.js';
import type { Unit } from '../../platform/unit-of-work.js';
import { CaseRepository, type PolicyPlace } from '../application/ports.js';
import type { ServiceCase } from '../domain/service-case.js';
import { ServiceCases } from './policy.tables.js';

@Injectable()
export class SqlCases extends CaseRepository {
  constructor(private readonly database: Database) {
    super();
  }

  override async placeOf(id: string): Promise<PolicyPlace | null> {
    const [place = null] = await this.database.reader.query<PolicyPlace[]>(
      'SELECT p.id, p.clientId FROM service_cases c JOIN policies p ON p.id = c.policyId WHERE c.id = ?',
      [id],
    );
    return place;
  }

  override findById(unit: Unit, id: string): Promise<ServiceCase | null> {
    return transactionOf(unit).findOne(ServiceCases, { where: { id }, ...this.database.rowLock });
  }

  override async add(unit: Unit, added: ServiceCase): Promise<void> {
    await transactionOf(unit).insert(ServiceCases, added);
  }

  override async save(unit: Unit, changed: ServiceCase): Promise<void> {
    await transactionOf(unit).update(ServiceCases, { id: changed.id }, changed);
  }
}
