import { Module, type OnApplicationBootstrap, type OnModuleInit } from '@nestjs/common';
import { ClientTies } from '../clients/client-ties.js';
import { ClientsModule } from '../clients/clients.module.js';
import { Scheduler } from '../platform/scheduler.js';
import { AddPolicy } from './application/add-policy.js';
import { ChangePolicy } from './application/change-policy.js';
import { PlanPremiumsDaily } from './application/plan-premiums-daily.js';
import { RecordPayments } from './application/record-payments.js';
import { PaymentsController } from './infrastructure/payments.controller.js';
import { PoliciesController } from './infrastructure/policies.controller.js';
import { SqlPayments } from './infrastructure/sql-payments.js';
import { SqlPolicies } from './infrastructure/sql-policies.js';
import { PersonalPolicies } from './personal-policies.js';
import { PolicyQueries } from './policy-queries.js';

/** The policies of clients, and the payment of their premiums. */
@Module({
  imports: [ClientsModule],
  controllers: [PoliciesController, PaymentsController],
  providers: [
    AddPolicy,
    ChangePolicy,
    RecordPayments,
    PlanPremiumsDaily,
    SqlPolicies,
    SqlPayments,
    PolicyQueries,
    PersonalPolicies,
  ],
  exports: [PersonalPolicies],
})
export class PoliciesModule implements OnModuleInit, OnApplicationBootstrap {
  constructor(
    private readonly policies: SqlPolicies,
    private readonly planPremiums: PlanPremiumsDaily,
    private readonly ties: ClientTies,
    private readonly scheduler: Scheduler,
  ) {}

  onModuleInit(): void {
    this.ties.add((tx, clientId) => this.policies.assertNone(tx, clientId));
  }

  onApplicationBootstrap(): void {
    this.scheduler.every('plan premiums', '11 0 * * *', () => this.planPremiums.execute(), { atStart: true });
  }
}
