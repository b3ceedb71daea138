import { usePage } from '../PageContext';
import { dayName, shortDay, shortWeekday } from './dayNames';
import type { BusinessTime } from './businessHours';
import { nextOpenDays } from './openDays';

const COUNT = 5;

interface OpenDaysProps {
  /** Undefined until the page is hydrated; space for the days is reserved. */
  readonly now: BusinessTime | undefined;
  readonly selected: string;
  readonly onSelect: (date: string) => void;
}

/** The next open days, each as a button that selects it. */
export function OpenDays({ now, selected, onSelect }: OpenDaysProps) {
  const page = usePage();
  if (!now) return <div className="open-days" />;
  return (
    <div className="open-days" role="group" aria-labelledby="open-days-label">
      <p id="open-days-label">Next open days</p>
      <div className="open-days-row">
        {nextOpenDays(now, page, COUNT).map((date) => (
          <button
            key={date}
            type="button"
            className="day-chip"
            aria-pressed={date === selected}
            onClick={() => onSelect(date)}
          >
            <span className="sr-only">{date === now.date ? `Today, ${dayName(date)}` : dayName(date)}</span>
            <span aria-hidden="true">{date === now.date ? 'Today' : shortWeekday(date)}</span>
            <span aria-hidden="true">{shortDay(date)}</span>
          </button>
        ))}
      </div>
    </div>
  );
}
