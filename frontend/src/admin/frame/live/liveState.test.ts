import { afterClose, afterNetworkLoss, afterNetworkReturn } from './liveState';

const lost = new Date('2026-11-21T06:00:00Z');
const later = new Date('2026-11-21T06:00:03Z');

test('is reconnecting after the first close and offline after the second, since the first', () => {
  const reconnecting = afterClose({ name: 'live' }, lost);
  expect(reconnecting).toEqual({ name: 'reconnecting', since: lost });
  const offline = afterClose(reconnecting, later);
  expect(offline).toEqual({ name: 'offline', since: lost });
  expect(afterClose(offline, later)).toEqual({ name: 'offline', since: lost });
});

test('is offline at once without a network, and reconnecting when the network returns', () => {
  const offline = afterNetworkLoss({ name: 'live' }, lost);
  expect(offline).toEqual({ name: 'offline', since: lost });
  expect(afterNetworkLoss(offline, later)).toEqual({ name: 'offline', since: lost });
  expect(afterNetworkReturn(offline, later)).toEqual({ name: 'reconnecting', since: lost });
});
