import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { newId } from '../../platform/clock.js';
import { EarlyPause } from '../../platform/early-pause.js';
import { withSmallHeap } from '../../platform/idle-collection.js';
import { LiveUpdates } from '../../platform/live-updates.js';
import { ActiveUsers } from '../../users/active-users.js';
import type { ImportFailure, ImportMessage } from '../domain/import.js';
import { EndSteps } from './end-steps.js';
import type { LeasedImport } from './ports.js';
import { WorkOnRows } from './work-on-rows.js';

/** How often a replica looks for imports to work on. */
const LOOK_MS = 1_000;
/** Rows of a piece: other changes wait for it. With 200 values in a list MariaDB no longer looks into its index, and reads all rows. */
const ROWS = 100;
/** Between two pieces, as a part of the time that a piece takes. */
const PAUSE = 0.15;
/** Tries of a piece on a full disk, and the pause before the second one; each is twice as long as the one before. */
const TRIES = 5;
const AGAIN_MS = 500;
/** Rows of a step that may turn out to be impossible; with more of them the fault is not theirs. */
const MOST_IMPOSSIBLE = 20;

/**
 * Works on the rows of imports, one import after the other over all replicas, until it is stopped. Every piece is a unit of
 * work of its own, so any replica can be killed: the rest goes on where the database says. While the database does not answer,
 * a piece is tried until it does; with a full disk its import is given up at last. Where a defect makes a piece fail, its rows
 * are worked on one by one, and the one that fails twice is passed over.
 */
@Injectable()
export class RunImports {
  private readonly replica = newId();
  private running: Promise<void> | null = null;
  private stopped = false;
  private readonly pause = new EarlyPause();
  /** Pieces that failed one after the other. */
  private failures = 0;
  /** So many rows are worked on one by one. */
  private single = 0;
  /** Rows of this step that were passed over. */
  private impossible = 0;

  constructor(
    private readonly work: WorkOnRows,
    private readonly ends: EndSteps,
    private readonly users: ActiveUsers,
    private readonly live: LiveUpdates<ImportMessage>,
  ) {}

  /** `onFailure` is called once for each series of failures; what it returns says why the import fails, null to go on. */
  start(onFailure: (error: unknown, isFirst: boolean) => ImportFailure | null): void {
    this.running = this.run(onFailure);
  }

  /** Ends after the piece at hand. */
  async stop(): Promise<void> {
    this.stopped = true;
    this.wake();
    await this.running;
  }

  /** Looks for imports at once. */
  wake(): void {
    this.pause.wake();
  }

  private async run(onFailure: (error: unknown, isFirst: boolean) => ImportFailure | null): Promise<void> {
    while (!this.stopped) {
      let leased: LeasedImport | null = null;
      try {
        const begun = await this.work.lease(this.replica);
        leased = begun;
        if (begun) await withSmallHeap(() => this.passAll(begun));
      } catch (error) {
        await this.failed(leased, onFailure(error, this.failures === 0));
      }
      // the pause after a failure may have been the one that `stop` ended
      if (!leased && !this.stopped) await this.pause.wait(LOOK_MS);
    }
  }

  /** Ends with the step, when another replica has taken over, or when it is stopped. */
  private async passAll(begun: LeasedImport): Promise<void> {
    let leased: LeasedImport | null = begun;
    while (leased && !this.stopped) {
      const started = performance.now();
      leased = await this.pass(leased);
      this.failures = 0;
      this.single = Math.max(0, this.single - 1);
      await sleep((performance.now() - started) * PAUSE);
    }
    if (!this.stopped) this.ended(begun);
  }

  /**
   * Passes the next rows, or ends the step behind the last one. An import is given up when its user is no longer an active
   * superadmin.
   */
  private async pass(leased: LeasedImport): Promise<LeasedImport | null> {
    const { id } = leased.startedBy;
    const user = id === null ? null : await this.users.byId(id);
    if (user?.role !== 'superadmin') {
      await this.ends.fail(leased, this.replica, 'no-permission');
      return null;
    }
    const next = await this.work.advance(leased, this.replica, this.single > 0 ? 1 : ROWS);
    if (next !== 'done') return next;
    await this.ends.done(leased, this.replica);
    return null;
  }

  private async failed(leased: LeasedImport | null, failure: ImportFailure | null): Promise<void> {
    this.failures += 1;
    if (leased && failure === 'internal') await this.passOver(leased);
    else if (leased && failure && this.failures >= TRIES) await this.giveUp(leased, failure);
    if (this.failures > 0) await this.pause.wait(AGAIN_MS * 2 ** Math.min(this.failures - 1, TRIES - 1));
  }

  /** At the second failure in a row the first row of the piece is the only one. */
  private async passOver(leased: LeasedImport): Promise<void> {
    if (this.failures === 1) this.single = ROWS;
    else if (this.impossible === MOST_IMPOSSIBLE) await this.giveUp(leased, 'internal');
    else {
      await this.work.passOver(leased, this.replica).then(
        () => {
          this.impossible += 1;
          this.failures = 0;
        },
        () => this.giveUp(leased, 'internal'),
      );
    }
  }

  /** With a full disk this fails too, and is tried again. */
  private async giveUp(leased: LeasedImport, failure: ImportFailure): Promise<void> {
    if (!(await this.ends.fail(leased, this.replica, failure).catch(() => false))) return;
    this.failures = 0;
    this.ended(leased);
  }

  private ended({ imported: { id } }: LeasedImport): void {
    this.single = 0;
    this.impossible = 0;
    this.live.publish({ type: 'import_updated', data: { id } });
  }
}
