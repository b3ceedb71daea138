import { Global, Injectable, Module } from '@nestjs/common';
import { PublicContent } from '../platform/http/public-content.js';
import { LiveUpdates } from '../platform/live-updates.js';
import { LiveConnections } from '../users/staff.js';
import { UsersModule } from '../users/users.module.js';
import { LiveBus } from './live-bus.js';
import { LiveGateway } from './live.gateway.js';
import type { LiveMessage } from './live-message.js';

declare module '../platform/live-updates.js' {
  interface LiveMessages {
    readonly messages: LiveMessage;
  }
}

@Injectable()
class BusLiveUpdates extends LiveUpdates<LiveMessage> {
  constructor(private readonly bus: LiveBus) {
    super();
  }

  override publish(message: LiveMessage): void {
    this.bus.publish({ kind: 'message', message });
  }
}

@Injectable()
class BusLiveConnections extends LiveConnections {
  constructor(private readonly bus: LiveBus) {
    super();
  }

  override closeUser(userId: string, renewed?: { from: string; to: string }): void {
    this.bus.publish({ kind: 'close-user', userId, ...(renewed && { renewed }) });
  }

  override closeSession(session: string): void {
    this.bus.publish({ kind: 'close-session', session });
  }
}

@Injectable()
class BusPublicContent extends PublicContent {
  constructor(private readonly bus: LiveBus) {
    super();
  }

  override changed(): void {
    this.bus.publish({ kind: 'content-changed' });
  }

  override onChange(clear: () => void): void {
    this.bus.subscribe(({ kind }) => {
      if (kind === 'content-changed' || kind === 'missed') clear();
    });
  }
}

/** The live channel, and the three ports that publish through it; global. */
@Global()
@Module({
  imports: [UsersModule],
  providers: [
    LiveBus,
    LiveGateway,
    { provide: LiveUpdates, useClass: BusLiveUpdates },
    { provide: LiveConnections, useClass: BusLiveConnections },
    { provide: PublicContent, useClass: BusPublicContent },
  ],
  exports: [LiveBus, LiveUpdates, LiveConnections, PublicContent],
})
export class LiveModule {}
