import { Injectable } from '@nestjs/common';
import { type ErasureCertificate, ErasePerson, type ErasureRequest } from './erase-person.js';
import type { Staff } from './duty-ports.js';
import { ErasureUpkeep } from './erasure-upkeep.js';

/** The certificate waits for clean files that long; those of a large database may take longer. */
const CLEAN_WITHIN_MS = 5_000;

/** Erases a person who asks for it; rejects as `ErasePerson` does. */
@Injectable()
export class EraseOnRequest {
  constructor(
    private readonly erasePerson: ErasePerson,
    private readonly upkeep: ErasureUpkeep,
  ) {}

  async execute(request: ErasureRequest, by: Staff): Promise<ErasureCertificate> {
    const certificate = await this.erasePerson.execute(request, by);
    await this.upkeep.cleaned(CLEAN_WITHIN_MS);
    return certificate;
  }
}
