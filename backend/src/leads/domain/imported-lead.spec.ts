import { rejectionOf } from '../../platform/testing/domain-errors.js';
import { anAppointment } from '../testing/builders.js';
import { changedByImport, importedLead } from './imported-lead.js';

const TODAY = '2026-11-28';
const PERSON = { firstName: 'Liza', email: 'liza@sample.example' };
const imported = (said: object) =>
  importedLead({ ...PERSON, ...said }, { id: 'a', createdAt: '2026-11-28T02:00:00.000Z', today: TODAY });
const PAST = anAppointment({ preferredDate: '2026-11-20', preferredTime: '9am', outcome: 'Held' });

describe('the outcome in a file', () => {
  it('is that of the consultation, also of one of today', () => {
    for (const preferredDate of ['2026-11-20', TODAY])
      expect(imported({ preferredDate, outcome: 'Held' })).toMatchObject({ outcome: 'Held' });
    expect(imported({ preferredDate: TODAY })).toMatchObject({ outcome: null });
  });

  it.each([{ preferredDate: '2026-11-29' }, {}])(
    'of a consultation to come, or without a day, is rejected: %j',
    async (said) => {
      const rejected = rejectionOf(Promise.resolve().then(() => imported({ ...said, outcome: 'Held' })));
      expect(await rejected).toMatchObject({
        errors: { outcome: 'Outcome is known only after the consultation has begun' },
      });
    },
  );

  it('stays where a row says nothing of it, and goes when the row moves the booking', () => {
    expect(changedByImport(PAST, { notes: 'Two children' }, TODAY)).toEqual({
      ...PAST,
      notes: 'Two children',
    });
    expect(changedByImport(PAST, { preferredTime: '2pm' }, TODAY)).toMatchObject({ outcome: null });
    const moved = { preferredDate: '2026-11-21', outcome: 'No-show' };
    expect(changedByImport(PAST, moved, TODAY)).toMatchObject(moved);
  });
});
