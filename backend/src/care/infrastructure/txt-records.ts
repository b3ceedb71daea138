import { Resolver } from 'node:dns/promises';
import { Injectable } from '@nestjs/common';

const NO_RECORD = ['ENODATA', 'ENOTFOUND'];
/** Two tries fit into the time of the self-check. */
const OPTIONS = { timeout: 1_000, tries: 2 };

/** TXT records of the domain name system. */
@Injectable()
export class TxtRecords {
  constructor(private readonly servers: readonly string[] = []) {}

  /** None when there is no such name; null when no name server answered. */
  async of(name: string): Promise<string[] | null> {
    const resolver = new Resolver(OPTIONS);
    if (this.servers.length > 0) resolver.setServers(this.servers);
    try {
      return (await resolver.resolveTxt(name)).map((parts) => parts.join(''));
    } catch (error) {
      return NO_RECORD.includes((error as { code?: string }).code ?? '') ? [] : null;
    }
  }
}
