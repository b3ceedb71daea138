/** A pause of a loop that can be ended early. */
export class EarlyPause {
  private ended = false;
  private end: () => void = () => undefined;

  /** Resolves after that time or when `wake` is called; immediately if it was called since the previous wait. */
  async wait(milliseconds: number): Promise<void> {
    if (!this.ended)
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, milliseconds);
        this.end = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    this.ended = false;
  }

  wake(): void {
    this.ended = true;
    this.end();
  }
}
