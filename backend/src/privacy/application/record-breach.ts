import { Injectable } from '@nestjs/common';
import { Clock, newId } from '../../platform/clock.js';
import { Invalid, NotFound } from '../../platform/domain-error.js';
import { UserNames } from '../../users/user-names.js';
import { type Breach, type BreachSteps, type NewBreach, recordBreach, takeSteps } from '../domain/breach.js';
import { Breaches, type Staff } from './duty-ports.js';

/** Records a breach, and what was done about it. Rejects impossible times and an account that does not exist. */
@Injectable()
export class RecordBreach {
  constructor(
    private readonly breaches: Breaches,
    private readonly users: UserNames,
    private readonly clock: Clock,
  ) {}

  async execute(breach: NewBreach, { name }: Staff): Promise<Breach> {
    if (breach.account !== null && !(await this.users.of([breach.account])).has(breach.account))
      throw new Invalid({ account: 'breach.account-unknown' });
    const recorded = recordBreach(breach, { id: newId(), at: this.clock.timestamp(), byName: name });
    await this.breaches.add(recorded);
    return recorded;
  }

  async takeSteps(id: string, steps: BreachSteps): Promise<Breach> {
    const changed = await this.breaches.change(id, (breach) =>
      takeSteps(breach, steps, this.clock.timestamp()),
    );
    if (!changed) throw new NotFound('breach.unknown');
    return changed;
  }
}
