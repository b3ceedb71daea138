/**
 * A value kept in memory that is read again when it may have changed, by one read at a time: a request during a read, which
 * may have begun before the change, leads to one more read.
 */
export class ReloadedValue<T> {
  private reading: Promise<void> | null = null;
  private isOutdated = false;

  /** `afterRead` gets the value that was replaced. */
  constructor(
    private value: T,
    private readonly read: (before: T) => Promise<T>,
    private readonly afterRead: (before: T) => void = () => undefined,
  ) {}

  /** The value of the last read that succeeded; never waits. */
  get current(): T {
    return this.value;
  }

  /** The value after the reads in progress. */
  async latest(): Promise<T> {
    await this.reading?.catch(() => undefined);
    return this.value;
  }

  /** Resolves when everything that was committed before the call is known. Rejects when the last read fails. */
  reload(): Promise<void> {
    this.isOutdated = true;
    this.reading ??= this.readAll().finally(() => (this.reading = null));
    return this.reading;
  }

  private async readAll(): Promise<void> {
    while (this.isOutdated) {
      this.isOutdated = false;
      try {
        const before = this.value;
        this.value = await this.read(before);
        this.afterRead(before);
      } catch (error) {
        if (!this.isOutdated) throw error;
      }
    }
  }
}
