import { Injectable } from '@nestjs/common';

/** Wakes the delivery of this replica; the other replicas look for mails by themselves. */
@Injectable()
export class DeliverySignal {
  private listener: () => void = () => undefined;

  wake(): void {
    this.listener();
  }

  onWake(listener: () => void): void {
    this.listener = listener;
  }
}
