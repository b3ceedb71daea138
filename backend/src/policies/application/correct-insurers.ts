import { Injectable } from '@nestjs/common';
import { LiveUpdates } from '../../platform/live-updates.js';
import type { Insurer, InsurerMessage, Product } from '../domain/insurer.js';
import { assertPlainName } from '../domain/plain-names.js';
import { SqlInsurers } from '../store/sql-insurers.js';
import { InsurerQueries } from '../insurer-queries.js';

export type ProductChange = Partial<Pick<Product, 'name' | 'graceDays'>>;

/** What a merge made one, by the names of before, and how many policies it moved. */
export interface MergedNames {
  readonly name: string;
  readonly otherName: string;
  readonly policies: number;
}

interface Merged {
  readonly insurer: Insurer;
  readonly merged: MergedNames;
}

/**
 * Corrects insurers and products, which are made while a policy is typed; all policies of them follow. The line of a product
 * stays: a policy that is in the wrong line is changed itself.
 */
@Injectable()
export class CorrectInsurers {
  constructor(
    private readonly insurers: SqlInsurers,
    private readonly queries: InsurerQueries,
    private readonly live: LiveUpdates<InsurerMessage>,
  ) {}

  /** Rejects an unknown insurer, the name of another one, and one with a link or a phone number. */
  async rename(id: string, name: string): Promise<Insurer> {
    assertPlainName(name);
    await this.insurers.rename(id, name);
    return this.announced(id);
  }

  /** Rejects an unknown product, and the name of another one of the insurer in the line. */
  async changeProduct(id: string, change: ProductChange): Promise<Insurer> {
    if (change.name !== undefined) assertPlainName(change.name);
    return this.announced(await this.insurers.changeProduct(id, change));
  }

  /**
   * Gives the products and policies of another insurer to this one, and deletes the other one; products with one name in one
   * line become one. Rejects unknown insurers, this one itself, and a policy number that both have.
   */
  async merge(id: string, otherId: string): Promise<Merged> {
    const merged = await this.insurers.merge(id, otherId);
    return { merged, insurer: await this.announced(id) };
  }

  /** Gives the policies of another product of the insurer and line to this one. Rejects any other product, and itself. */
  async mergeProducts(id: string, otherId: string): Promise<Merged> {
    const { insurerId, ...merged } = await this.insurers.mergeProducts(id, otherId);
    return { merged, insurer: await this.announced(insurerId) };
  }

  private async announced(id: string): Promise<Insurer> {
    this.live.publish({ type: 'insurer_updated', data: { id } });
    return (await this.queries.find(id))!;
  }
}
