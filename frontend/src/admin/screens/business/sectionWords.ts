import {
  type BusinessSection,
  type BusinessSettings,
  CALCULATOR_TITLES,
  FIGURE_KEYS,
  figureKind,
  MEETING_LABELS,
} from '@contract';
import { figureDays, figureWords } from './figureWords';
import { WEEKDAYS } from '@/shared/clock';
import type { Words } from '@/admin/ground/drafts/differences';
import type { SectionValue } from '@/admin/ground/api/businessProvider';
import { canBeHidden, fieldGroups, LEGAL_DOCUMENTS } from './sections';
import { closedDayWords, DAYS_IN_ORDER, hoursWords } from './hoursWords';
import { textAt } from './paths';

const NOTHING = 'Nothing';

/** The fields of a section in words. */
export function sectionWords(section: BusinessSection, value: SectionValue): Words {
  if (section === 'hours') return wordsOfHours(value as BusinessSettings['hours']);
  if (section === 'appearance') return wordsOfLook(value as BusinessSettings['appearance']);
  if (section === 'calculators') return wordsOfCalculators(value as BusinessSettings['calculators']);
  if (section === 'legal')
    return LEGAL_DOCUMENTS.flatMap(({ id, label }) => [
      [`${label}: date`, textAt(value, `${id}.date`) || NOTHING] as const,
      [`${label}: text`, textAt(value, `${id}.text`) || NOTHING] as const,
    ]);
  return wordsOfTexts(section, value);
}

const wordsOfTexts = (section: BusinessSection, value: SectionValue): Words => [
  ...(canBeHidden(section)
    ? [['On the site', 'hidden' in value && value.hidden ? 'Hidden' : 'Shown'] as const]
    : []),
  ...fieldGroups(section).flatMap(({ title, fields }) =>
    fields.map(
      ({ path, label }) => [title ? `${title}: ${label}` : label, textAt(value, path) || NOTHING] as const,
    ),
  ),
];

const wordsOfLook = ({ brandColour, logo, portrait }: BusinessSettings['appearance']): Words => [
  ['Brand colour', brandColour],
  ['Logo', logo || 'The drawn mark'],
  ['Portrait', portrait || 'The drawn portrait'],
];

const wordsOfHours = ({ week, closedDays, meeting }: BusinessSettings['hours']): Words => [
  ['How you meet', MEETING_LABELS[meeting.way]],
  ['Length', `${meeting.minutes} minutes`],
  ['Video link', meeting.videoUrl || NOTHING],
  ...DAYS_IN_ORDER.map((day) => [WEEKDAYS[day], hoursWords(week[day] ?? null)] as const),
  ['Closed days', closedDays.map(closedDayWords).join('\n') || 'None'],
];

const wordsOfCalculators = ({ shown, intro, figures }: BusinessSettings['calculators']): Words => [
  ['Offered', shown.map((kind) => CALCULATOR_TITLES[kind]).join('\n') || 'None'],
  ['Introduction', intro || NOTHING],
  ...FIGURE_KEYS.map((key) => {
    const rows = figures.filter((figure) => figure.key === key);
    const lines = rows.map(
      (row) => `${figureWords(row)}, ${figureDays(row)}, ${row.source}, checked ${row.checkedOn}`,
    );
    return [figureKind(key).label, lines.join('\n') || 'None'] as const;
  }),
];
