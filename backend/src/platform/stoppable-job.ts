/** Work that runs once at a time within this process, and ends early when the application stops. */
export abstract class StoppableJob<Result = void> {
  private readonly stopping = new AbortController();
  private running: Promise<Result | null> = Promise.resolve(null);

  /** Runs after the calls before it, also when one of those failed. Null when there was nothing to do. */
  execute(): Promise<Result | null> {
    this.running = this.running.catch(() => null).then(() => (this.signal.aborted ? null : this.run()));
    return this.running;
  }

  /** Ends the work in progress and waits for that; nothing runs afterwards. */
  async stop(): Promise<void> {
    this.stopping.abort();
    await this.running.catch(() => null);
  }

  /** Aborted when the application stops. */
  protected get signal(): AbortSignal {
    return this.stopping.signal;
  }

  protected abstract run(): Promise<Result | null>;
}
