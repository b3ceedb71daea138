import { Body, Controller, Get, HttpCode, Param, Patch, Post } from '@nestjs/common';
import { ApiConflictResponse, ApiOkResponse, ApiTags } from '../../platform/http/api-docs.js';
import { NoPersonalRows } from '../../platform/http/personal-rows.js';
import { AddAuditFacts, type AddFacts, Audited } from '../../platform/http/audited.js';
import { IdPipe } from '../../platform/http/id.pipe.js';
import { AllowTo, Confirmed } from '../../users/access.js';
import type { Insurer } from '../domain/insurer.js';
import { CorrectInsurers, type MergedNames } from '../application/correct-insurers.js';
import { InsurerQueries } from '../store/insurer-queries.js';
import { InsurerBody, InsurerView, MergeBody, ProductBody } from './insurers.dto.js';

/** The insurers and products of the policies. */
@ApiTags('policies')
@AllowTo('staff')
@Controller('api/admin')
export class InsurersController {
  constructor(
    private readonly insurers: InsurerQueries,
    private readonly correct: CorrectInsurers,
  ) {}

  /** All of them with their products, by name. */
  @Get('insurers')
  @NoPersonalRows('companies and their products')
  @ApiOkResponse({ type: [InsurerView] })
  list(): Promise<InsurerView[]> {
    return this.insurers.all();
  }

  @Patch('insurers/:id')
  @Audited('insurer.renamed')
  @ApiOkResponse({ type: InsurerView })
  async rename(@Param('id', IdPipe) id: string, @Body() { name }: InsurerBody): Promise<InsurerView> {
    await this.correct.rename(id, name);
    return this.changed(id);
  }

  @Post('insurers/:id/merge')
  @Audited('insurer.merged')
  @Confirmed()
  @HttpCode(200)
  @ApiOkResponse({ type: InsurerView })
  @ApiConflictResponse({ description: 'Both have a policy with one number' })
  async merge(
    @Param('id', IdPipe) id: string,
    @Body() { otherId }: MergeBody,
    @AddAuditFacts() record: AddFacts,
  ): Promise<InsurerView> {
    record(...mergeFacts(otherId, await this.correct.merge(id, otherId)));
    return this.changed(id);
  }

  @Patch('products/:id')
  @Audited('product.changed')
  @ApiOkResponse({ type: InsurerView, description: 'The insurer of the product' })
  async changeProduct(
    @Param('id', IdPipe) id: string,
    @Body() { ...change }: ProductBody,
    @AddAuditFacts() record: AddFacts,
  ): Promise<InsurerView> {
    const insurer = await this.correct.changeProduct(id, change);
    record({ insurer });
    return this.changed(insurer);
  }

  @Post('products/:id/merge')
  @Audited('product.merged')
  @Confirmed()
  @HttpCode(200)
  @ApiOkResponse({ type: InsurerView, description: 'The insurer of the products' })
  async mergeProducts(
    @Param('id', IdPipe) id: string,
    @Body() { otherId }: MergeBody,
    @AddAuditFacts() record: AddFacts,
  ): Promise<InsurerView> {
    const { insurerId: insurer, ...merged } = await this.correct.mergeProducts(id, otherId);
    const [facts, names] = mergeFacts(otherId, merged);
    record({ ...facts, insurer }, names);
    return this.changed(insurer);
  }

  private async changed(id: string): Promise<Insurer> {
    return (await this.insurers.find(id))!;
  }
}

/** A merge cannot be taken back: the audit trail says what was there before. */
function mergeFacts(otherId: string, { name, otherName, policies }: MergedNames) {
  return [
    { otherId, policies: String(policies) },
    { name, otherName },
  ] as const;
}
