import { BUSINESS_HOURS } from '../../calendar/domain/business-hours.js';
import type { Appearance, Hours } from './business-settings.js';

export const DEFAULT_APPEARANCE: Appearance = { brandColour: '#298659', logo: '', portrait: '' };

export const DEFAULT_HOURS: Hours = { week: BUSINESS_HOURS, closedDays: [] };
