import { activityEntry, WEBSITE } from './activity.js';

describe('an activity', () => {
  const ref = { leadType: 'appointment', leadId: 'lead' } as const;
  const event = { actionType: 'note_added', actionDetails: 'Note added' } as const;

  it('carries the member of staff who did it', () => {
    expect(activityEntry(ref, event, { id: 'ana', name: 'Ana Cruz' }, 'id', 'time')).toEqual({
      id: 'id',
      leadId: 'lead',
      leadType: 'appointment',
      actionType: 'note_added',
      actionDetails: 'Note added',
      performedBy: 'ana',
      performedByName: 'Ana Cruz',
      createdAt: 'time',
    });
  });

  it('of a visitor has nobody behind it but the website', () => {
    expect(activityEntry(ref, event, WEBSITE, 'id', 'time')).toMatchObject({
      performedBy: null,
      performedByName: 'Website',
    });
  });

  it('takes no more of an actor than id and name', () => {
    const actor = { id: 'ana', name: 'Ana Cruz', username: 'ana', role: 'superadmin' };
    expect(JSON.stringify(activityEntry(ref, event, actor, 'id', 'time'))).not.toContain('superadmin');
  });
});
