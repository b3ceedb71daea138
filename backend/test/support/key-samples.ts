import { bookingBody, postBody } from './bodies.js';
import type { Sample } from './sample.js';

/** The routes for API keys. */
export const KEY_SAMPLES: Readonly<Record<string, Sample>> = {
  'GET /api/v1/leads': 200,
  'GET /api/v1/leads/:leadType/:id': 200,
  'PATCH /api/v1/leads/:leadType/:id': [200, { leadStatus: 'In Progress' }],
  'POST /api/v1/bookings': [201, () => bookingBody()],
  'GET /api/v1/clients': 200,
  'GET /api/v1/policies': 200,
  'GET /api/v1/posts': 200,
  'POST /api/v1/posts': [201, () => postBody()],
  'PUT /api/v1/posts/:id': [200, () => postBody({ title: 'Another way to save' })],
};
