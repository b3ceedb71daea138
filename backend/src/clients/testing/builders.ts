import { newId } from '../../platform/clock.js';
import { type Client, createClient } from '../domain/client.js';

export function aClient(changes: Partial<Client> = {}): Client {
  const moment = { at: '2026-11-20T08:00:00.000Z', today: '2026-11-20' };
  const details = {
    firstName: 'Liza',
    lastName: 'Reyes',
    email: 'liza@sample.example',
    phone: '0917 000 0101',
  };
  return { ...createClient(details, newId(), moment), ...changes };
}
