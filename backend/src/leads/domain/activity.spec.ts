import { activityEntry, WEBSITE } from './activity.js';

describe('an activity', () => {
  const ref = { leadType: 'appointment', leadId: 'lead' } as const;
  const event = { actionType: 'note_added', actionDetails: 'Note added' } as const;

  it('contains the user who acted', () => {
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

  it('of a visitor has the website as its actor', () => {
    expect(activityEntry(ref, event, WEBSITE, 'id', 'time')).toMatchObject({
      performedBy: null,
      performedByName: 'Website',
    });
  });

  it('contains only id and name of the actor', () => {
    const actor = { id: 'ana', name: 'Ana Cruz', username: 'ana', role: 'superadmin' };
    expect(JSON.stringify(activityEntry(ref, event, actor, 'id', 'time'))).not.toContain('superadmin');
  });
});
