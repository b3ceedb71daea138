import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock.js';
import { SENSITIVE_THRESHOLD } from '../domain/breach.js';
import { AffectedRecords } from './affected-records.js';

/** How many records of sensitive data are held, against the number from which the office has to register. */
@Injectable()
export class WatchThreshold {
  constructor(
    private readonly records: AffectedRecords,
    private readonly clock: Clock,
  ) {}

  async execute(): Promise<{
    readonly sensitiveRecords: number;
    readonly people: number;
    readonly threshold: number;
    readonly reached: boolean;
  }> {
    const { sensitive, people } = await this.records.count(this.clock.timestamp());
    const reached = sensitive >= SENSITIVE_THRESHOLD;
    return { sensitiveRecords: sensitive, people, threshold: SENSITIVE_THRESHOLD, reached };
  }
}
