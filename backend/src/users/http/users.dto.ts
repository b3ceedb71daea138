import { ApiProperty, ApiPropertyOptional } from '../../platform/http/api-docs.js';
import { EmailAddress, OneOf, OrNull, Password, Text } from '../../platform/http/fields.js';
import type { SessionUser } from '../staff.js';
import type { StaffAccount } from '../application/staff-accounts.js';
import { type Role, ROLES, USER_STATUSES, type UserStatus } from '../domain/user.js';

export class LoginBody {
  @Text({ max: 200 }) username: string;
  @Password() password: string;
}

export class NewUserBody {
  @Text({ min: 3, max: 50 }) username: string;
  @Password() password: string;
  @Text({ max: 100 }) name: string;
  @OneOf(ROLES, { optional: true }) role?: Role | null;
  @EmailAddress({ optional: true }) email?: string | null;
}

export class EmailBody {
  @OrNull() @EmailAddress() email: string | null;
}

export class OwnEmailBody extends EmailBody {
  @Password() password: string;
}

/** The signed-in user's own address; null without one. */
export class OwnEmailView {
  @ApiProperty({ type: String, nullable: true }) email: string | null;
}

export class UserStatusBody {
  @OneOf(USER_STATUSES) status: UserStatus;
  @Text({ max: 2000, optional: true, lines: true }) note?: string | null;
}

export class PasswordBody {
  @Password() password: string;
}

export class OwnPasswordBody {
  @Password() currentPassword: string;
  @Password() newPassword: string;
}

/** The signed-in user. */
export class SessionUserView {
  @ApiProperty() id: string;
  @ApiProperty() username: string;
  @ApiProperty() name: string;
  @ApiProperty({ enum: ROLES }) role: Role;
  /** Sent when a second factor has to be set up before anything else. */
  @ApiPropertyOptional({ enum: [true] }) secondFactorRequired?: true;
}

export class DraftKeyView {
  /** 32 bytes in base64. */
  @ApiProperty() key: string;
}

export function sessionUserView(user: SessionUser): SessionUserView {
  const { id, username, name, role, secondFactorRequired } = user;
  return { id, username, name, role, ...(secondFactorRequired && { secondFactorRequired }) };
}

/** An account for superadmins, without the password. */
export class UserView {
  @ApiProperty() id: string;
  @ApiProperty() username: string;
  @ApiProperty() name: string;
  @ApiProperty({ enum: ROLES }) role: Role;
  @ApiProperty({ enum: USER_STATUSES }) status: UserStatus;
  @ApiProperty({ type: String, nullable: true }) email: string | null;
  @ApiProperty({ type: String, nullable: true }) deactivationNote: string | null;
  @ApiProperty({ type: String, nullable: true }) deactivatedBy: string | null;
  @ApiProperty({ type: String, nullable: true }) deactivatedAt: string | null;
  @ApiProperty({ type: String, nullable: true }) removedBy: string | null;
  @ApiProperty({ type: String, nullable: true }) removedAt: string | null;
  @ApiProperty({ type: String, nullable: true }) removalNote: string | null;
  @ApiProperty() createdAt: string;
  /** Whether it has a second factor; false unless it is active. */
  @ApiProperty() secondFactor: boolean;
}

export function userView({ user, hasFactor: secondFactor }: StaffAccount): UserView {
  return {
    id: user.id,
    username: user.username,
    name: user.name,
    role: user.role,
    status: user.status,
    email: user.email,
    deactivationNote: user.deactivationNote,
    deactivatedBy: user.deactivatedBy,
    deactivatedAt: user.deactivatedAt,
    removedBy: user.removedBy,
    removedAt: user.removedAt,
    removalNote: user.removalNote,
    createdAt: user.createdAt,
    secondFactor,
  };
}
