import { BUSINESS_HOURS } from '../../calendar/domain/business-hours.js';
import { DEFAULT_MEETING } from '../../calendar/domain/meeting.js';
import type { Appearance, Hours } from './business-settings.js';

export const DEFAULT_APPEARANCE: Appearance = { brandColour: '#298659', logo: '', portrait: '' };

export const DEFAULT_HOURS: Hours = { week: BUSINESS_HOURS, closedDays: [], meeting: DEFAULT_MEETING };
