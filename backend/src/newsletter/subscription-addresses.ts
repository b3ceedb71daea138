import { Injectable } from '@nestjs/common';

type AddressOf = (subscriptionId: string) => Promise<string | null>;

/** The addresses of subscriptions. Another area stores them and says them here: the newsletter does not know it. */
@Injectable()
export class SubscriptionAddresses {
  private find: AddressOf = () => Promise.resolve(null);

  register(find: AddressOf): void {
    this.find = find;
  }

  /** As it is written; null for an unknown or erased subscription. */
  of(subscriptionId: string): Promise<string | null> {
    return this.find(subscriptionId);
  }
}
