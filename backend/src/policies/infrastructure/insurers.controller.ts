import { Body, Controller, Get, HttpCode, Param, Patch, Post } from '@nestjs/common';
import { ApiConflictResponse, ApiOkResponse, ApiTags } from '../../platform/http/api-docs.js';
import { NoPersonalRows } from '../../platform/http/personal-rows.js';
import { Audited } from '../../platform/http/audited.js';
import { IdPipe } from '../../platform/http/id.pipe.js';
import { AllowTo } from '../../users/access.js';
import { CorrectInsurers } from '../application/correct-insurers.js';
import { InsurerQueries } from '../insurer-queries.js';
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
  rename(@Param('id', IdPipe) id: string, @Body() { name }: InsurerBody): Promise<InsurerView> {
    return this.correct.rename(id, name);
  }

  @Post('insurers/:id/merge')
  @Audited('insurer.merged')
  @HttpCode(200)
  @ApiOkResponse({ type: InsurerView })
  @ApiConflictResponse({ description: 'Both have a policy with one number' })
  merge(@Param('id', IdPipe) id: string, @Body() { otherId }: MergeBody): Promise<InsurerView> {
    return this.correct.merge(id, otherId);
  }

  @Patch('products/:id')
  @Audited('product.changed')
  @ApiOkResponse({ type: InsurerView, description: 'The insurer of the product' })
  changeProduct(@Param('id', IdPipe) id: string, @Body() { ...change }: ProductBody): Promise<InsurerView> {
    return this.correct.changeProduct(id, change);
  }

  @Post('products/:id/merge')
  @Audited('product.merged')
  @HttpCode(200)
  @ApiOkResponse({ type: InsurerView, description: 'The insurer of the products' })
  mergeProducts(@Param('id', IdPipe) id: string, @Body() { otherId }: MergeBody): Promise<InsurerView> {
    return this.correct.mergeProducts(id, otherId);
  }
}
