import { Global, Injectable, Module } from '@nestjs/common';
import { type LiveMessage, LiveUpdates } from '../shared/live-updates.js';
import { PublicContent } from '../shared/public-content.js';
import { LiveConnections } from '../shared/staff.js';
import { UsersModule } from '../users/users.module.js';
import { LiveBus } from './live-bus.js';
import { LiveGateway } from './live.gateway.js';

@Injectable()
class BusLiveUpdates extends LiveUpdates {
  constructor(private readonly bus: LiveBus) {
    super();
  }

  override publish(message: LiveMessage): void {
    this.bus.emit({ kind: 'message', message });
  }
}

@Injectable()
class BusLiveConnections extends LiveConnections {
  constructor(private readonly bus: LiveBus) {
    super();
  }

  override closeUser(userId: string, keep?: string): void {
    this.bus.emit({ kind: 'close-user', userId, ...(keep && { keep }) });
  }

  override closeSession(session: string): void {
    this.bus.emit({ kind: 'close-session', session });
  }
}

@Injectable()
class BusPublicContent extends PublicContent {
  constructor(private readonly bus: LiveBus) {
    super();
  }

  override changed(): void {
    this.bus.emit({ kind: 'content-changed' });
  }

  override onChange(forget: () => void): void {
    this.bus.listen(({ kind }) => {
      if (kind === 'content-changed' || kind === 'missed') forget();
    });
  }
}

/** The live channel, and the three ports that speak through it; known everywhere. */
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
