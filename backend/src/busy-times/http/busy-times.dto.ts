import { ApiProperty, ApiPropertyOptional } from '../../platform/http/api-docs.js';
import { Label, Text } from '../../platform/http/fields.js';
import { LONGEST_ADDRESS, LONGEST_NAME } from '../domain/busy-calendar.js';

export class NewBusyCalendarBody {
  @Text({ max: LONGEST_NAME }) name: string;
  /** The secret address of the calendar in iCal format; `webcal:` is read as https. */
  @Label('Address') @Text({ max: LONGEST_ADDRESS }) url: string;
}

export class UnreadEntryView {
  @ApiProperty() title: string;
  @ApiProperty({
    type: String,
    nullable: true,
    description: 'The day on which it begins, where that is known',
  })
  day: string | null;
  @ApiProperty({ description: 'Why, in words' }) reason: string;
}

export class BusyCalendarView {
  @ApiProperty() id: string;
  @ApiProperty() name: string;
  @ApiProperty({ description: 'Masked: the host alone', example: 'https://calendar.google.com/…' })
  url: string;
  @ApiProperty() createdAt: string;
  @ApiProperty({ type: String, nullable: true, description: 'When it was last read without a failure' })
  readAt: string | null;
  @ApiProperty({ type: String, nullable: true, description: 'What is wrong with it, in words' })
  problem: string | null;
  @ApiProperty({ description: 'Whether the problem is that the times of an earlier reading are kept' })
  isStale: boolean;
  @ApiProperty({ description: 'How many entries could not be read, so that their times are not known' })
  leftOut: number;
  @ApiProperty({
    type: [UnreadEntryView],
    description: 'The first 50 of those, and of the ones in a time zone that is not known',
  })
  entries: UnreadEntryView[];
}

export class UnreadDayView {
  @ApiProperty() userId: string;
  @ApiProperty({ description: 'YYYY-MM-DD' }) day: string;
  @ApiPropertyOptional({ description: 'Only of the own entries of the user' }) title?: string;
}

export class BusyTimeView {
  @ApiProperty() userId: string;
  @ApiProperty({ description: 'ISO 8601 UTC' }) start: string;
  @ApiProperty() end: string;
  @ApiPropertyOptional({ description: 'Only of the own times of the user' }) title?: string;
}
