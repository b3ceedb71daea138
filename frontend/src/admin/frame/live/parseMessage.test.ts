import { parseMessage } from './parseMessage';

test('parses a message', () => {
  expect(parseMessage('{"type":"connected","data":{}}')).toEqual({ type: 'connected', data: {} });
});

test.each(['no json', '[]', 'null', '{}'])('logs %s as an error', (text) => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  expect(parseMessage(text)).toBeNull();
  expect(log).toHaveBeenCalled();
  log.mockRestore();
});
