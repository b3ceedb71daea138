import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiProperty, ApiTags } from '../../platform/http/api-docs.js';
import { NoPersonalRows } from '../../platform/http/personal-rows.js';
import { AllowTo } from '../access.js';
import { type ActiveUser, ActiveUsers } from '../active-users.js';
import { type Role, ROLES } from '../domain/role.js';

class StaffMemberView implements ActiveUser {
  @ApiProperty() id: string;
  @ApiProperty() name: string;
  @ApiProperty({ enum: ROLES }) role: Role;
}

/** The active users by name, for everybody who gives work to others. */
@ApiTags('users')
@AllowTo('staff')
@Controller('api/admin/staff')
export class StaffController {
  constructor(private readonly users: ActiveUsers) {}

  @Get()
  @NoPersonalRows('colleagues, whom all of the office know')
  @ApiOkResponse({ type: [StaffMemberView] })
  list(): Promise<StaffMemberView[]> {
    return this.users.all();
  }
}
