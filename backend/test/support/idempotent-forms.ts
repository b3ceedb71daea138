import { connect } from 'node:net';
import { bookingBody } from './bodies.js';
import { send } from './http.js';
import type { RunningApp } from './running-app.js';

let created = 0;
export const newKey = () => `key-${(created += 1)}`;
export const subscriptionBody = (changes: object = {}) => ({
  firstName: 'Aileen',
  email: `aileen-${(created += 1)}@sample.example`,
  ...changes,
});

/** The two public forms, each with a valid body and one changed field. */
export const FORMS = [
  { path: '/api/appointments', table: 'appointments', body: bookingBody, other: { lastName: 'Other' } },
  {
    path: '/api/subscriptions',
    table: 'subscriptions',
    body: subscriptionBody,
    other: { firstName: 'Other' },
  },
];

export const post = ({ app }: RunningApp, path: string, body: unknown, key?: string | string[]) =>
  send(app, 'POST', path, { body, headers: key === undefined ? {} : { 'Idempotency-Key': key } });

/** Posts the body and closes the connection once it is sent, or once the response begins. */
export function sendAndDisconnect(
  { app }: RunningApp,
  path: string,
  body: unknown,
  key: string,
  when: 'sent' | 'responding',
) {
  const text = JSON.stringify(body);
  const head = [
    `POST ${path} HTTP/1.1`,
    'Host: 127.0.0.1',
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(text)}`,
    `Idempotency-Key: ${key}`,
  ];
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(app.url).port), '127.0.0.1', () => {
      socket.write(`${head.join('\r\n')}\r\n\r\n${text}`, () => when === 'sent' && socket.destroy());
    });
    socket.on('data', () => socket.destroy());
    socket.on('error', reject);
    socket.on('close', resolve);
  });
}
