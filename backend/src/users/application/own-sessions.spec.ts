import { rejectionOf } from '../../platform/testing/domain-errors.js';
import { FixedClock } from '../../platform/testing/fixed-clock.js';
import { publicSessionId } from '../session-key.js';
import { InMemorySessions } from '../testing/in-memory-sessions.js';
import { RecordingLiveConnections } from '../testing/recording-live-connections.js';
import { OwnSessions } from './own-sessions.js';

/** Two sessions of Ana, who acts from the first, and one of Ben. */
function setUp() {
  const sessions = new InMemorySessions(new FixedClock());
  const connections = new RecordingLiveConnections();
  for (const [key, user] of [
    ['here', 'ana'],
    ['there', 'ana'],
    ['of ben', 'ben'],
  ] as const)
    sessions.begin(key, user);
  return {
    ana: { id: 'ana', name: 'Ana Cruz', session: 'here' },
    own: new OwnSessions(sessions, connections),
    connections,
    keys: () => [...sessions.stored.keys()],
  };
}

describe('the own sessions', () => {
  it('are those of the user, newest first', async () => {
    const { own, ana } = setUp();
    expect((await own.list(ana)).map(({ id }) => id)).toEqual(['there', 'here']);
  });

  it('end one by one, with their sockets', async () => {
    const { own, ana, keys, connections } = setUp();
    await own.end(ana, publicSessionId('there'));
    expect(keys()).toEqual(['here', 'of ben']);
    expect(connections.closed).toEqual([{ session: 'there' }]);
  });

  it.each([publicSessionId('of ben'), 'there', 'nothing'])(
    'end by no id that is not in the own list: %s',
    async (id) => {
      const { own, ana, keys, connections } = setUp();
      expect(await rejectionOf(own.end(ana, id))).toMatchObject({ kind: 'NotFound' });
      expect([keys(), connections.closed]).toEqual([['here', 'there', 'of ben'], []]);
    },
  );

  it('all end but that of the request, whose sockets stay open', async () => {
    const { own, ana, keys, connections } = setUp();
    await own.endOthers(ana);
    expect(keys()).toEqual(['here', 'of ben']);
    expect(connections.closed).toEqual([{ user: 'ana', renewed: { from: 'here', to: 'here' } }]);
  });
});
