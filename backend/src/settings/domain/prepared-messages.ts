/** Characters of a prepared message. */
export const MOST_PREPARED = 600;

/**
 * Messages that staff open by hand in a chat with a person; the texts until the owner changes them. Words in braces are filled
 * in, and a message is offered where all of them are known.
 */
export const PREPARED_MESSAGES = {
  greetingText: {
    label: 'Greeting',
    text: 'Good day, {name}! This is {sender} of {office}. I hope you are well. If I can help with your insurance, just reply here.',
  },
  appointmentText: {
    label: 'Appointment reminder',
    text: 'Good day, {name}! A friendly reminder of your consultation with {office}: {appointment}. If another time suits you better, just tell me. {sender}',
  },
  premiumText: {
    label: 'Premium due',
    text: 'Good day, {name}! Your premium is due on {due}. If you have paid it already, thank you! If anything stands in the way, please tell me, and we look for a way together. {sender}, {office}',
  },
  birthdayText: {
    label: 'Birthday',
    text: 'Happy birthday, {name}! We wish you good health and a year full of good days. {sender} and all of {office}',
  },
} as const;

export type PreparedMessage = keyof typeof PREPARED_MESSAGES;

const NAMES = Object.keys(PREPARED_MESSAGES) as PreparedMessage[];

/** The texts as they are stored, by name. */
export const PREPARED_TEXTS = Object.fromEntries(
  NAMES.map((name) => [name, PREPARED_MESSAGES[name].text]),
) as Readonly<Record<PreparedMessage, string>>;
