import { Injectable, type Provider, type Type } from '@nestjs/common';
import type { ImportTarget } from './import-target.js';

/** What each kind of import writes to; the areas register theirs. */
@Injectable()
export class ImportTargets {
  private readonly targets = new Map<string, ImportTarget>();

  register(kind: string, target: ImportTarget): void {
    this.targets.set(kind, target);
  }

  of(kind: string): ImportTarget {
    const target = this.targets.get(kind);
    if (!target) throw new Error(`Nothing imports ${kind}`);
    return target;
  }
}

/** A target with its registration, for the providers of the area's module. */
export function importTarget(kind: string, target: Type<ImportTarget>): Provider[] {
  const registration = {
    provide: `target of imports of ${kind}`,
    inject: [ImportTargets, target],
    useFactory: (targets: ImportTargets, instance: ImportTarget) => targets.register(kind, instance),
  };
  return [target, registration];
}
