import { aUser } from '../testing/builders.js';
import { idsByName } from './named-users.js';

describe('a name in a file', () => {
  const ana = aUser({ name: 'Ana Cruz', username: 'ana' });
  const other = aUser({ name: 'Ana Cruz', username: 'cruz' });
  const ben = aUser({ name: 'Ben Ñora', username: 'ana cruz' });

  it.each([
    ['Ben Ñora', ben.id],
    ['ben nora', ben.id],
    [' ANA ', ana.id],
    ['cruz', other.id],
    ['Ana Cruz', ben.id],
  ])('%j is that of one user, first by user name', (name, id) => {
    expect(idsByName([ana, other, ben], [name])).toEqual(new Map([[name, id]]));
  });

  it('that two users have is that of the first', () => {
    expect(idsByName([ana, other], ['Ana Cruz']).get('Ana Cruz')).toBe(ana.id);
  });

  it('that nobody has is left out', () => {
    expect(idsByName([ana], ['Carla', 'ana'])).toEqual(new Map([['ana', ana.id]]));
  });
});
