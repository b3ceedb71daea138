import { randomUUID } from 'node:crypto';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Redis } from 'ioredis';
import type { LiveMessage } from '../shared/live-updates.js';
import { SharedRedis } from '../shared/redis.js';

/** What replicas tell one another. */
export type LiveEvent =
  | { readonly kind: 'message'; readonly message: LiveMessage }
  | { readonly kind: 'close-user'; readonly userId: string; readonly keep?: string }
  | { readonly kind: 'close-session'; readonly session: string }
  | { readonly kind: 'content-changed' }
  /** Events were lost, and nobody knows which. */
  | { readonly kind: 'missed' };

const CHANNEL = 'office:live';
/** While Redis is lost nobody hears that content changed elsewhere; what is kept grows no older than this. */
const OLDEST_CONTENT_MS = 60_000;

/**
 * Brings events to every replica: to this one at once, to the others through Redis where there is one. Each event
 * arrives once. Redis keeps none of them for a replica that cannot hear it: once it can again, that replica is told
 * that it missed some, and so are the others of one that could not speak, or was killed before it did.
 */
@Injectable()
export class LiveBus implements OnModuleInit {
  private readonly self = randomUUID();
  private readonly listeners: ((event: LiveEvent) => void)[] = [];
  /** Something was said here that the others could not hear; perhaps also by the process before this one. */
  private unheard = true;

  constructor(private readonly redis: SharedRedis) {}

  onModuleInit(): void {
    const subscriber = this.redis.connect();
    if (subscriber) this.hear(subscriber);
    const { client } = this.redis;
    client?.on('ready', () => this.makeUp());
    if (client?.status === 'ready') this.makeUp();
  }

  listen(listener: (event: LiveEvent) => void): void {
    this.listeners.push(listener);
  }

  emit(event: LiveEvent): void {
    this.deliver(event);
    this.tell(event);
  }

  private hear(subscriber: Redis): void {
    let wasThere = false;
    subscriber.on('message', (_channel, text) => {
      const { from, event } = heard(text);
      if (from !== this.self) this.deliver(event);
    });
    // also the first time: this replica may have worked without Redis until now
    const subscribed = () => this.deliver({ kind: 'missed' });
    subscriber.on('ready', () => void subscriber.subscribe(CHANNEL).then(subscribed, () => undefined));
    subscriber.on('ready', () => (wasThere = true));
    setInterval(() => {
      if (wasThere && subscriber.status !== 'ready') this.deliver({ kind: 'content-changed' });
    }, OLDEST_CONTENT_MS).unref();
  }

  private makeUp(): void {
    if (this.unheard) this.tell({ kind: 'missed' });
    this.unheard = false;
  }

  private tell(event: LiveEvent): void {
    this.redis.client
      ?.publish(CHANNEL, JSON.stringify({ from: this.self, event }))
      .catch(() => (this.unheard = true));
  }

  private deliver(event: LiveEvent): void {
    for (const listener of this.listeners) listener(event);
  }
}

/** What another replica said; what none of ours would say is taken for something that was missed. */
function heard(text: string): { from?: string; event: LiveEvent } {
  try {
    const said = JSON.parse(text) as { from?: string; event?: LiveEvent } | null;
    if (typeof said?.event?.kind === 'string') return { from: said.from, event: said.event };
  } catch {
    // no JSON
  }
  return { event: { kind: 'missed' } };
}
