/** What the console says to the owner when settings are rejected. */
export const FOR_OWNER = {
  'settings.figure-days': 'The last day is before the first, or a yearly figure is not for its whole year',
  'settings.figure-most': '{label} must be a number from 0 to {most}',
  'settings.figure-overlaps': 'Two figures of this kind are in force on the same day',
  'settings.changed': 'Somebody else changed these settings in the meantime; please look at them again',
  'settings.closes': 'Closes must be later than opens',
  'settings.contrast':
    'Brand colour must be darker: its contrast with white is {contrast} : 1, and text needs at least {min} : 1',
  'settings.listed-twice': '{label} is listed twice',
  'settings.picture': '{label} must be a picture of the library',
  'settings.unknown': 'There are no such settings',
  'settings.video-link': 'Video link is required for consultations by video',
} as const;
