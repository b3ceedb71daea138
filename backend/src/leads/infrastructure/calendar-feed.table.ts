import { EntitySchema } from 'typeorm';
import type { CalendarFeed } from '../application/calendar-feed.ports.js';

const text = { type: 'varchar' } as const;

export const CalendarFeedsTable = new EntitySchema<CalendarFeed>({
  name: 'calendar_feeds',
  columns: {
    userId: { ...text, length: 36, primary: true },
    tokenHash: text,
    createdAt: text,
    fetchedAt: { ...text, nullable: true },
  },
});
