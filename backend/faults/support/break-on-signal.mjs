// Loaded before the server: on SIGUSR2 something goes wrong that nobody expects, in the place that BREAK names.
import 'reflect-metadata';
import { WebSocket } from 'ws';
import { AddLeadNote } from '../../dist/leads/application/add-lead-note.js';

const error = new Error('a mistake with liza@sample.example in it');

const PLACES = {
  timer: () => setTimeout(fail, 1),
  promise: () => void Promise.reject(error),
  // what the live channel calls when a client says something
  socket: () => failOnce(WebSocket.prototype, 'close'),
  handler: () => failOnce(AddLeadNote.prototype, 'execute'),
};

process.on('SIGUSR2', () => {
  PLACES[process.env.BREAK]();
  console.log('broken');
});

function fail() {
  throw error;
}

function failOnce(object, method) {
  const whole = object[method];
  object[method] = () => {
    object[method] = whole;
    fail();
  };
}
