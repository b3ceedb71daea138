import { chatLabel } from './chatLabel';

test.each([
  ['https://m.me/lantern', 'Chat on Messenger'],
  ['https://www.messenger.com/t/1', 'Chat on Messenger'],
  ['https://wa.me/639170000000', 'Chat on WhatsApp'],
  ['whatsapp://send?phone=639170000000', 'Chat on WhatsApp'],
  ['viber://chat?number=639170000000', 'Chat on Viber'],
  ['https://t.me/lantern', 'Chat on Telegram'],
  ['https://m.me.example/', 'Chat with us'],
  ['https://chat.lantern.example/', 'Chat with us'],
])('the link %s reads %s', (url, label) => {
  expect(chatLabel(url)).toBe(label);
});
