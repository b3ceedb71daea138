import { ALL_SETTINGS } from '@/admin/ground/page/allSettings';
import { PageHeading } from '@/admin/ground/page/PageHeading';
import { ReadingColumn } from '@/admin/ground/page/ReadingColumn';
import { SectionCard } from '@/admin/ground/page/SectionCard';
import { BusyCalendars } from './BusyCalendars';
import { CalendarFeed } from './CalendarFeed';

/** The calendars of other programs, in both directions. */
export const CalendarsPage = () => (
  <>
    <PageHeading title="Calendars" back={ALL_SETTINGS} />
    <ReadingColumn>
      <SectionCard title="Calendar on your phone">
        <CalendarFeed />
      </SectionCard>
      <SectionCard title="Busy times from your other calendars">
        <BusyCalendars />
      </SectionCard>
    </ReadingColumn>
  </>
);
