import { randomUUID } from 'node:crypto';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Redis } from 'ioredis';
import type { LiveMessage } from './live-message.js';
import { SharedRedis } from '../platform/redis.js';

/** An event that replicas send to each other. */
export type LiveEvent =
  | { readonly kind: 'message'; readonly message: LiveMessage }
  | { readonly kind: 'close-user'; readonly userId: string; readonly renewed?: { from: string; to: string } }
  | { readonly kind: 'close-session'; readonly session: string }
  | { readonly kind: 'content-changed' }
  /** An unknown number of events was lost. */
  | { readonly kind: 'missed' };

/** Maximum age of cached content while Redis is lost, because changes on other replicas are then not received. */
const MAX_CONTENT_AGE_MS = 60_000;

/**
 * Delivers events to every replica: to this one at once, to the others through Redis where there is one. Pub/sub is
 * at-most-once: a replica that was disconnected emits `missed` to its own subscribers, and publishes `missed` for events
 * that it, or the process before it, could not publish.
 */
@Injectable()
export class LiveBus implements OnModuleInit {
  private readonly self = randomUUID();
  private readonly subscribers: ((event: LiveEvent) => void)[] = [];
  /** Some events may not have been published; at the start, those of the process before this one. */
  private unpublished = true;

  private readonly channel: string;

  constructor(private readonly redis: SharedRedis) {
    this.channel = redis.namespaced('live');
  }

  onModuleInit(): void {
    const connection = this.redis.connect();
    if (connection) this.receiveFrom(connection);
    const { client } = this.redis;
    client?.on('ready', () => this.publishMissed());
    if (client?.status === 'ready') this.publishMissed();
  }

  /** Calls the subscriber with every event of every replica, once each. */
  subscribe(subscriber: (event: LiveEvent) => void): void {
    this.subscribers.push(subscriber);
  }

  /** Never throws. */
  publish(event: LiveEvent): void {
    this.deliver(event);
    this.send(event);
  }

  private receiveFrom(connection: Redis): void {
    let wasReady = false;
    connection.on('message', (_channel, text) => {
      const { from, event } = parse(text);
      if (from !== this.self) this.deliver(event);
    });
    // also the first time: this replica may have worked without Redis until now
    const subscribed = () => this.deliver({ kind: 'missed' });
    connection.on('ready', () => void connection.subscribe(this.channel).then(subscribed, () => undefined));
    connection.on('ready', () => (wasReady = true));
    setInterval(() => {
      if (wasReady && connection.status !== 'ready') this.deliver({ kind: 'content-changed' });
    }, MAX_CONTENT_AGE_MS).unref();
  }

  private publishMissed(): void {
    if (this.unpublished) this.send({ kind: 'missed' });
    this.unpublished = false;
  }

  private send(event: LiveEvent): void {
    this.redis.client
      ?.publish(this.channel, JSON.stringify({ from: this.self, event }))
      .catch(() => (this.unpublished = true));
  }

  private deliver(event: LiveEvent): void {
    for (const subscriber of this.subscribers) subscriber(event);
  }
}

/** An unreadable message counts as `missed`. */
function parse(text: string): { from?: string; event: LiveEvent } {
  try {
    const message = JSON.parse(text) as { from?: string; event?: LiveEvent } | null;
    if (typeof message?.event?.kind === 'string') return { from: message.from, event: message.event };
  } catch {
    // not JSON
  }
  return { event: { kind: 'missed' } };
}
