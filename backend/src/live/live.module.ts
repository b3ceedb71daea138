import { Global, Injectable, Module } from '@nestjs/common';
import { type LeadLiveMessage, LiveUpdates } from '../leads/live-updates.js';
import { MailUpdates } from '../mail/mail-updates.js';
import { NewsletterUpdates } from '../newsletter/newsletter-updates.js';
import { PrivacyUpdates } from '../privacy/privacy-updates.js';
import { PublicContent } from '../platform/http/public-content.js';
import type { SettingsSection } from '../settings/settings.js';
import { SettingsUpdates } from '../settings/settings-updates.js';
import { TaskUpdates } from '../tasks/task-updates.js';
import { LiveConnections } from '../users/staff.js';
import { UsersModule } from '../users/users.module.js';
import { LiveBus } from './live-bus.js';
import { LiveGateway } from './live.gateway.js';

@Injectable()
class BusLiveUpdates extends LiveUpdates {
  constructor(private readonly bus: LiveBus) {
    super();
  }

  override publish(message: LeadLiveMessage): void {
    this.bus.publish({ kind: 'message', message });
  }
}

@Injectable()
class BusMailUpdates extends MailUpdates {
  constructor(private readonly bus: LiveBus) {
    super();
  }

  override changed(id: string): void {
    this.bus.publish({ kind: 'message', message: { type: 'mail_updated', data: { id } } });
  }
}

@Injectable()
class BusTaskUpdates extends TaskUpdates {
  constructor(private readonly bus: LiveBus) {
    super();
  }

  override changed(id: string): void {
    this.bus.publish({ kind: 'message', message: { type: 'task_updated', data: { id } } });
  }
}

@Injectable()
class BusNewsletterUpdates extends NewsletterUpdates {
  constructor(private readonly bus: LiveBus) {
    super();
  }

  override issueChanged(id: string): void {
    this.bus.publish({ kind: 'message', message: { type: 'newsletter_updated', data: { id } } });
  }

  override subscriberChanged(id: string): void {
    this.bus.publish({ kind: 'message', message: { type: 'subscription_updated', data: { id } } });
  }
}

@Injectable()
class BusPrivacyUpdates extends PrivacyUpdates {
  constructor(private readonly bus: LiveBus) {
    super();
  }

  override erased(id: string): void {
    this.bus.publish({ kind: 'message', message: { type: 'person_erased', data: { id } } });
  }
}

@Injectable()
class BusSettingsUpdates extends SettingsUpdates {
  constructor(private readonly bus: LiveBus) {
    super();
  }

  override changed(section: SettingsSection): void {
    this.bus.publish({ kind: 'content-changed' });
    this.bus.publish({ kind: 'message', message: { type: 'settings_updated', data: { section } } });
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

/** The live channel, and the seven ports that publish through it; global. */
@Global()
@Module({
  imports: [UsersModule],
  providers: [
    LiveBus,
    LiveGateway,
    { provide: LiveUpdates, useClass: BusLiveUpdates },
    { provide: MailUpdates, useClass: BusMailUpdates },
    { provide: TaskUpdates, useClass: BusTaskUpdates },
    { provide: NewsletterUpdates, useClass: BusNewsletterUpdates },
    { provide: PrivacyUpdates, useClass: BusPrivacyUpdates },
    { provide: SettingsUpdates, useClass: BusSettingsUpdates },
    { provide: LiveConnections, useClass: BusLiveConnections },
    { provide: PublicContent, useClass: BusPublicContent },
  ],
  exports: [
    LiveBus,
    LiveUpdates,
    MailUpdates,
    TaskUpdates,
    NewsletterUpdates,
    PrivacyUpdates,
    SettingsUpdates,
    LiveConnections,
    PublicContent,
  ],
})
export class LiveModule {}
