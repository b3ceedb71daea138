import { Injectable } from '@nestjs/common';
import { visitAt } from '../domain/visit.js';
import { DeskVisits } from './ports.js';

/** Notes that a user looks at the desk, and says when the visit before this one ended; null at the first visit. */
@Injectable()
export class RecordVisit {
  constructor(private readonly visits: DeskVisits) {}

  async execute(userId: string, now: string): Promise<string | null> {
    const stored = await this.visits.find(userId);
    const visit = visitAt(stored, now);
    if (visit !== stored) await this.visits.record(userId, visit, stored);
    return visit.since;
  }
}
