import { Module } from '@nestjs/common';
import { job } from '../platform/start.js';
import { CountOpenings } from './application/count-openings.js';
import { OpeningStore } from './application/ports.js';
import { CalculatorOpenings } from './calculator-openings.js';
import { SqlOpenings } from './store/sql-openings.js';

/** Calculators, and how often they are opened. */
@Module({
  providers: [
    CountOpenings,
    { provide: CalculatorOpenings, useExisting: CountOpenings },
    { provide: OpeningStore, useClass: SqlOpenings },
    job('openings of calculators', '* * * * *', [CountOpenings], (openings) => openings.store(), {
      stop: (openings) => openings.store(),
    }),
  ],
  exports: [CalculatorOpenings],
})
export class PlanningModule {}
