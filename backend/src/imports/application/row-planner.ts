import { Injectable } from '@nestjs/common';
import { BusinessTime } from '../../calendar/business-time.js';
import type { ImportedBy, ImportTarget } from '../../platform/import-target.js';
import { ImportTargets } from '../../platform/import-targets.js';
import type { Reading } from '../../platform/unit-of-work.js';
import { ErasedPeople } from '../../privacy/erased-people.js';
import { type Import, sourceOf } from '../domain/import.js';
import type { ImportKind } from '../domain/import-fields.js';
import { type LeasedImport, SourceRecords } from './ports.js';
import { ImportRowRepository } from './row-ports.js';
import { RowPlans } from './row-plans.js';

/** An import, and in whose name its rows are planned and applied. */
type Planned = Pick<LeasedImport, 'startedBy'> & { readonly imported: Import };

/** What is known of the people of files: the records of their ids, and who was erased. */
@Injectable()
export class KnownRecords {
  constructor(
    readonly sources: SourceRecords,
    readonly erased: ErasedPeople,
  ) {}
}

/** Makes what plans the rows of an import. */
@Injectable()
export class RowPlanner {
  constructor(
    private readonly targets: ImportTargets,
    private readonly rows: ImportRowRepository,
    private readonly known: KnownRecords,
    private readonly time: BusinessTime,
  ) {}

  targetOf(kind: ImportKind): ImportTarget {
    return this.targets.of(kind);
  }

  /** As of now. */
  plansOf(planned: Planned): RowPlans {
    const { imported } = planned;
    const { sources, erased } = this.known;
    return new RowPlans({
      imported,
      author: this.authorOf(planned),
      target: this.targetOf(imported.kind),
      erased,
      rows: this.rows,
      sources,
    });
  }

  authorOf({ imported, startedBy }: Planned): ImportedBy {
    const source = sourceOf(imported);
    const { consentBasis, termsAre } = imported.mapping?.options ?? {};
    return {
      at: this.time.timestamp(),
      today: this.time.today(),
      momentOf: (time) => {
        const [hours = 0, minutes = 0] = time.slice(11).split(':').map(Number);
        return this.time.at(time.slice(0, 10), hours * 60 + minutes);
      },
      actor: startedBy,
      options: { ...(consentBasis && { consentBasis }), ...(termsAre && { termsAre }), source },
      recordsOf: (reading: Reading, kind: string, ids: readonly string[]) =>
        this.known.sources.of(reading, kind, source, ids),
    };
  }
}
