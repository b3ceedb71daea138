import { Injectable } from '@nestjs/common';
import { SealedTexts } from '../../platform/sealed-text.js';
import type { NamedEntry } from '../domain/busy-calendar.js';

const ADDRESS = 'address of a busy calendar';
const TITLE = 'title of a busy time';
const ENTRIES = 'entries of a busy calendar';

/** Seals what is secret of a calendar. Nothing opens with another secret of the server. */
@Injectable()
export class CalendarSecrets {
  constructor(private readonly sealed: SealedTexts) {}

  sealAddress(address: string): string {
    return this.sealed.seal(address, ADDRESS);
  }

  /** Null when it does not open. */
  openAddress(sealed: string): string | null {
    return this.sealed.open(sealed, ADDRESS);
  }

  sealTitle(title: string): string {
    return this.sealed.seal(title, TITLE);
  }

  /** '' when it does not open. */
  openTitle(sealed: string): string {
    return this.sealed.open(sealed, TITLE) ?? '';
  }

  /** Null for none. */
  sealEntries(entries: readonly NamedEntry[]): string | null {
    return entries.length === 0 ? null : this.sealed.seal(JSON.stringify(entries), ENTRIES);
  }

  /** None when they do not open. */
  openEntries(sealed: string | null): readonly NamedEntry[] {
    const text = sealed === null ? null : this.sealed.open(sealed, ENTRIES);
    return text === null ? [] : (JSON.parse(text) as NamedEntry[]);
  }
}
