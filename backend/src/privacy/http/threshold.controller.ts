import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '../../platform/http/api-docs.js';
import { NoPersonalRows } from '../../platform/http/personal-rows.js';
import { AllowTo } from '../../users/access.js';
import { WatchThreshold } from '../application/watch-threshold.js';
import { ThresholdView } from './duties.dto.js';

/** How far the office is from having to register with the National Privacy Commission. */
@ApiTags('privacy')
@AllowTo('superadmin')
@Controller('api/admin/privacy/threshold')
export class ThresholdController {
  constructor(private readonly watch: WatchThreshold) {}

  @Get()
  @NoPersonalRows('counts and states')
  @ApiOkResponse({ type: ThresholdView })
  read(): Promise<ThresholdView> {
    return this.watch.execute();
  }
}
