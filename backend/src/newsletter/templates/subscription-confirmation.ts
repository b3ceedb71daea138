import { button, greeting, heading, paragraph } from '../../mail/blocks.js';
import type { Template } from '../../mail/mail-kinds.js';

export const subscriptionConfirmation: Template<'subscription_confirmation'> = {
  subject: () => 'Please confirm your address',
  body: ({ firstName, token }, { baseUrl, business }) => ({
    preview: `One click, and the newsletter of ${business.name} comes to you.`,
    blocks: [
      heading('Please confirm your address'),
      greeting({ firstName }),
      paragraph(
        `You, or somebody else by mistake, entered this address for the newsletter of ${business.name}. We send it only to people who confirm that they want it:`,
      ),
      ...(token === null
        ? []
        : [button('Confirm my address', `${baseUrl}/newsletter/confirm/${encodeURIComponent(token)}`)]),
      paragraph('It was not you? Then do nothing: the newsletter is not sent to you.'),
    ],
  }),
};
