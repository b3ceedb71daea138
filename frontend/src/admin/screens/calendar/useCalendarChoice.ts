import type { CalendarDate } from '@contract';
import { useSearchParams } from 'react-router-dom';
import { addressOf, choiceAt } from './calendarAddress';
import type { CalendarChoice } from './calendarModel';

/** The state of the calendar, which is in the address: reload, Back and a sent link show the same. */
export function useCalendarChoice(today: CalendarDate) {
  const [address, setAddress] = useSearchParams();
  const choice = choiceAt(address, today);
  const choose = (changes: Partial<CalendarChoice>) =>
    setAddress(addressOf({ ...choice, ...changes }, today));
  return { choice, choose };
}
