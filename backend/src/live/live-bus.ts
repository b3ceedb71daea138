import { randomUUID } from 'node:crypto';
import { Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import type { Redis } from 'ioredis';
import type { LiveMessage } from '../shared/live-updates.js';
import { SharedRedis } from '../shared/redis.js';

/** What replicas tell one another. */
export type LiveEvent =
  | { readonly kind: 'message'; readonly message: LiveMessage }
  | { readonly kind: 'close-user'; readonly userId: string; readonly keep?: string }
  | { readonly kind: 'close-session'; readonly session: string }
  | { readonly kind: 'content-changed' };

const CHANNEL = 'office:live';

/**
 * Brings events to every replica: to this one at once, to the others through Redis where there is one. Each event
 * arrives once. While Redis is away the others miss it; consoles fetch everything again when they reconnect.
 */
@Injectable()
export class LiveBus implements OnModuleInit, OnApplicationShutdown {
  private readonly self = randomUUID();
  private readonly listeners: ((event: LiveEvent) => void)[] = [];
  private subscriber: Redis | null = null;

  constructor(private readonly redis: SharedRedis) {}

  onModuleInit(): void {
    this.subscriber = this.redis.connect();
    this.subscriber?.on('ready', () => void this.subscriber?.subscribe(CHANNEL).catch(() => undefined));
    this.subscriber?.on('message', (_channel, text) => {
      const { from, event } = JSON.parse(text) as { from: string; event: LiveEvent };
      if (from !== this.self) this.deliver(event);
    });
  }

  onApplicationShutdown(): void {
    this.subscriber?.disconnect();
  }

  listen(listener: (event: LiveEvent) => void): void {
    this.listeners.push(listener);
  }

  emit(event: LiveEvent): void {
    this.deliver(event);
    this.redis.client?.publish(CHANNEL, JSON.stringify({ from: this.self, event })).catch(() => undefined);
  }

  private deliver(event: LiveEvent): void {
    for (const listener of this.listeners) listener(event);
  }
}
