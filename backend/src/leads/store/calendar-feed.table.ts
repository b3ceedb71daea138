import { Table } from '../../platform/database/table.js';
import type { CalendarFeed } from '../application/calendar-feed.ports.js';

const text = { type: 'varchar' } as const;

export const CalendarFeedsTable = new Table<CalendarFeed>({
  name: 'calendar_feeds',
  holds: { staff: 'addresses of feeds, as hashes' },
  exported: { notExported: 'hashes of links of this site' },
  columns: {
    userId: { ...text, length: 36, primary: true },
    tokenHash: text,
    createdAt: text,
    fetchedAt: { ...text, nullable: true },
  },
});
