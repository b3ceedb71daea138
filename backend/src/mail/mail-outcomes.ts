import { Injectable } from '@nestjs/common';
import type { Statement } from '../platform/database/database.js';
import type { MailData, MailKind } from './domain/mail-kinds.js';

/** How a message ended. */
export interface MailEnd {
  readonly state: 'sent' | 'failed' | 'skipped';
  /** Whether the mail server refused it for good (5xx). */
  readonly refused: boolean;
  readonly reply: string | null;
  readonly reason: string | null;
  /** ISO 8601 UTC. */
  readonly sentAt: string | null;
}

type OnEnd<K extends MailKind> = (mailId: string, data: MailData[K], end: MailEnd) => readonly Statement[];

/** What other areas store when one of their messages ends: in the unit of work that records the end, exactly once. */
@Injectable()
export class MailOutcomes {
  private readonly listeners = new Map<string, OnEnd<MailKind>>();

  register<K extends MailKind>(kind: K, onEnd: OnEnd<K>): void {
    this.listeners.set(kind, onEnd as unknown as OnEnd<MailKind>);
  }

  statements(mail: { id: string; kind: string; data: unknown }, end: MailEnd): readonly Statement[] {
    return this.listeners.get(mail.kind)?.(mail.id, mail.data as MailData[MailKind], end) ?? [];
  }
}
