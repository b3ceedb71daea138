import { Injectable } from '@nestjs/common';
import type { Probe } from './application/ports.js';
import type { Finding } from './domain/check.js';

export type { Probe } from './application/ports.js';
export { attention, good } from './domain/check.js';

/** The parts of the self-check that other areas add, after those of this one. */
@Injectable()
export class AddedChecks implements Probe {
  private readonly probes: Probe[] = [];

  add(probe: Probe): void {
    this.probes.push(probe);
  }

  get titles(): Readonly<Record<string, string>> {
    return Object.assign({}, ...this.probes.map(({ titles }) => titles)) as Record<string, string>;
  }

  async measure(now: Date): Promise<Readonly<Record<string, Finding>>> {
    const parts = await Promise.all(this.probes.map((probe) => probe.measure(now)));
    return Object.assign({}, ...parts) as Record<string, Finding>;
  }
}
