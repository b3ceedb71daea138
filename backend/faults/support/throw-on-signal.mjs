// Loaded before the server: SIGUSR2 causes an unexpected error in the place that THROW_IN names.
import 'reflect-metadata';
import { WebSocket } from 'ws';
import { AddLeadNote } from '../../dist/leads/application/add-lead-note.js';

const error = new Error('an error that contains liza@sample.example');

const PLACES = {
  timer: () => setTimeout(fail, 1),
  promise: () => void Promise.reject(error),
  // called by the live channel when a client sends a message
  socket: () => failOnce(WebSocket.prototype, 'close'),
  handler: () => failOnce(AddLeadNote.prototype, 'execute'),
};

process.on('SIGUSR2', () => {
  PLACES[process.env.THROW_IN]();
  console.log('throwing');
});

function fail() {
  throw error;
}

function failOnce(object, method) {
  const original = object[method];
  object[method] = () => {
    object[method] = original;
    fail();
  };
}
