import { ApiProperty } from '../../platform/http/api-docs.js';

export class CalendarFeedView {
  @ApiProperty({ type: String, nullable: true, description: 'Null without a feed' }) createdAt: string | null;
  /** By a calendar; null before the first time. */
  @ApiProperty({ type: String, nullable: true }) fetchedAt: string | null;
}

export class NewCalendarFeedView {
  @ApiProperty({ description: 'Shown this once; it cannot be read again' }) url: string;
}
