import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '../../platform/http/api-docs.js';
import { NoPersonalRows } from '../../platform/http/personal-rows.js';
import { AllowTo } from '../../users/access.js';
import { ClientQueries } from '../client-queries.js';

@ApiTags('clients')
@AllowTo('staff')
@Controller('api/admin/client-tags')
export class ClientTagsController {
  constructor(private readonly clients: ClientQueries) {}

  /** The tags that clients have, in alphabetical order. */
  @Get()
  @NoPersonalRows('words of the office')
  @ApiOkResponse({ type: [String] })
  list(): Promise<string[]> {
    return this.clients.tags();
  }
}
