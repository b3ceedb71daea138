import { BusinessTime } from '../../calendar/business-time.js';
import type { CalendarDate } from '../../calendar/domain/calendar-date.js';
import { clientsOn } from '../../clients/testing/clients-on.js';
import type { Database } from '../../platform/database/database.js';
import { SqlRecords } from '../../platform/database/sql-records.js';
import { aConfig } from '../../platform/testing/config.js';
import { FixedClock } from '../../platform/testing/fixed-clock.js';
import { RecordingLiveUpdates } from '../../platform/testing/recording-live-updates.js';
import { RecordingEvents } from '../../webhooks/testing/recording-events.js';
import { CorrectInsurers } from '../application/correct-insurers.js';
import { PlanPremiumsDaily } from '../application/plan-premiums-daily.js';
import { type FirstPayment, PolicyChanges } from '../application/policy-changes.js';
import { PolicyUnits } from '../application/policy-units.js';
import { RecordPayments } from '../application/record-payments.js';
import { ServiceCases } from '../application/service-cases.js';
import type { NewPayment } from '../domain/payment.js';
import type { PolicyDecision } from '../domain/policy-decision.js';
import type { Policy } from '../domain/policy.js';
import { ServiceCases as CaseTable } from '../store/policy.tables.js';
import { SqlFollowUps } from '../store/sql-follow-ups.js';
import { SqlInsurers } from '../store/sql-insurers.js';
import { SqlParties } from '../store/sql-parties.js';
import { SqlPayments } from '../store/sql-payments.js';
import { SqlPolicies } from '../store/sql-policies.js';
import { SqlProducts } from '../store/sql-products.js';
import { aPaidSum } from './builders.js';

export const ANA = { id: 'ana', name: 'Ana Cruz' };

export const officeTime = (now: string) =>
  new BusinessTime(new FixedClock(now), aConfig({ TIME_ZONE: 'Asia/Manila' }));

/** The use cases of policies over the tables of a database, at that time. */
export function policiesOn(database: Database, now: string) {
  const time = officeTime(now);
  const { leads, records } = clientsOn(database);
  const policies = new SqlPolicies(database, records);
  const payments = new SqlPayments(database);
  const products = new SqlProducts(database);
  const parties = new SqlParties(leads, records);
  const changes = new PolicyChanges(policies, payments, products, parties);
  const followUps = new SqlFollowUps(new RecordingEvents(), records);
  const units = new PolicyUnits(database, policies, followUps, new RecordingLiveUpdates());
  const record = new RecordPayments(units, policies, payments, time);
  return {
    record,
    products,
    preview: changes.preview.bind(changes),
    cases: new ServiceCases(units, new SqlRecords(database, CaseTable), time),
    insurers: new CorrectInsurers(database, new SqlInsurers(database), new RecordingLiveUpdates()),
    planOn: (today: CalendarDate) =>
      new PlanPremiumsDaily(database, policies, officeTime(`${today}T04:00:00.000Z`)).execute(),
    add: (policy: Policy, today = time.today(), pay?: FirstPayment) =>
      units.add((unit) => changes.add(unit, policy, { by: ANA, today }, pay)),
    change: (id: string, decision: PolicyDecision, reason: string | null = null, today = time.today()) =>
      units.run(id, (unit, stored) => changes.change(unit, stored, decision, { by: ANA, reason, today })),
    /** Stays where it is, whatever the premium. */
    pay: (premiumId: string, paid: Partial<NewPayment> = {}, key: string | null = null) =>
      record.add(premiumId, aPaidSum(paid), ANA, { again: true, applyExcess: false, key }),
    takeBack: (id: string) => record.reverse(id, 'Bounced', ANA),
  };
}
