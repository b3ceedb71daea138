import { Injectable } from '@nestjs/common';
import type { Fields } from './fields/fields.js';
import { sealedIn, storedNumber, withSealed } from './fields/sealed.js';
import { SealedTexts } from './sealed-text.js';

const PURPOSE = 'number of a person';

/** Seals the numbers of people that authorities gave them, such as a TIN; equal numbers are stored alike. */
@Injectable()
export class SealedNumbers {
  constructor(private readonly texts: SealedTexts) {}

  /** What is written of an entity, with its `sealed` fields as they are stored. Those that are sealed already stay. */
  seal<Entity extends object>(fields: Fields, entity: Entity): Entity {
    return withSealed(fields, entity, (value) =>
      sealedIn(value) === null ? storedNumber(value, this.texts.sealAlike(value, PURPOSE)) : value,
    );
  }

  /** The whole number; null for one that was sealed with another SESSION_SECRET. */
  open(stored: string): string | null {
    const sealed = sealedIn(stored);
    return sealed === null ? null : this.texts.open(sealed, PURPOSE);
  }
}
