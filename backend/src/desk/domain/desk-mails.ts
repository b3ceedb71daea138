/** The mails of the desk, as the console names them. */
export const DESK_MAILS = {
  staff_daily_brief: { label: 'To staff: daily brief', audience: 'staff' },
} as const;
