import { id, text } from '../../platform/database/columns.js';
import { Table } from '../../platform/database/table.js';
import type { CalendarFeed } from '../application/calendar-feed.ports.js';

export const CalendarFeedsTable = new Table<CalendarFeed>({
  name: 'calendar_feeds',
  holds: { staff: 'addresses of feeds, as hashes' },
  exported: { notExported: 'hashes of links of this site' },
  columns: {
    userId: id,
    tokenHash: text,
    createdAt: text,
    fetchedAt: { ...text, nullable: true },
  },
});
