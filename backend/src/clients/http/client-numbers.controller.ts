import { Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiOkResponse, ApiProperty, ApiTags } from '../../platform/http/api-docs.js';
import { Audited } from '../../platform/http/audited.js';
import { viewOf } from '../../platform/http/field-classes.js';
import { IdPipe } from '../../platform/http/id.pipe.js';
import { AllowTo } from '../../users/access.js';
import { type ClientNumbers, ShowNumbers } from '../application/show-numbers.js';
import { CLIENT_FIELDS, SEALED_DETAILS } from '../domain/client-fields.js';

class ClientNumbersView extends viewOf<ClientNumbers>(CLIENT_FIELDS, SEALED_DETAILS) {
  @ApiProperty({ description: 'False when a number was sealed with another SESSION_SECRET: it is null' })
  areReadable: boolean;
}

/** The whole numbers of a client, of which other answers show the last digits. */
@ApiTags('clients')
@AllowTo('staff')
@Controller('api/admin/clients/:id/numbers')
export class ClientNumbersController {
  constructor(private readonly numbers: ShowNumbers) {}

  @Post()
  @Audited('client.numbers-shown')
  @HttpCode(200)
  @ApiOkResponse({ type: ClientNumbersView })
  show(@Param('id', IdPipe) id: string): Promise<ClientNumbersView> {
    return this.numbers.execute(id);
  }
}
