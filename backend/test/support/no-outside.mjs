// No test reaches another machine: a look-up of a name other than localhost and a connection to an address that is not a
// loopback one fail, and with them the test, also when the code under test handles the error.
import dns from 'node:dns';
import { syncBuiltinESMExports } from 'node:module';
import net from 'node:net';

/** @type {Error[]} */
const attempts = [];

/** What was attempted since the last call. */
export const takeAttempts = () => attempts.splice(0);

const isLoopback = (address) => /^(127\.|(::ffff:)?127\.|::1$)/i.test(address);
const isKnown = (host) => !host || host === 'localhost' || net.isIP(host) !== 0;

function rejection(what, code) {
  attempts.push(new Error(`A test must not leave the machine: ${what}`));
  return Object.assign(new Error(what), { code });
}

for (const name of ['lookup', 'resolve', 'resolve4', 'resolve6', 'resolveAny', 'resolveMx', 'resolveTxt']) {
  const [original, promised] = [dns[name], dns.promises[name]];
  const isAllowed = (host) => name === 'lookup' && isKnown(host);
  dns[name] = (host, ...rest) => {
    if (isAllowed(host)) return original(host, ...rest);
    const error = rejection(`${name} of ${host}`, 'ENOTFOUND');
    process.nextTick(rest.at(-1), error);
    return {};
  };
  dns.promises[name] = async (host, ...rest) => {
    if (isAllowed(host)) return promised.call(dns.promises, host, ...rest);
    throw rejection(`${name} of ${host}`, 'ENOTFOUND');
  };
}

const connect = Reflect.get(net.Socket.prototype, 'connect');
net.Socket.prototype.connect = function (...given) {
  const [target, second] = Array.isArray(given[0]) ? given[0] : given;
  const host = typeof target === 'object' ? target.host : typeof second === 'string' ? second : undefined;
  const check = (address) => {
    if (net.isIP(address) && !isLoopback(address) && !this.destroyed)
      this.destroy(rejection(`a connection to ${address}`, 'ECONNREFUSED'));
  };
  // a look-up of the caller's own
  this.on('lookup', (_error, address) => check(address ?? ''));
  check(host ?? '');
  return this.destroyed ? this : connect.apply(this, given);
};
syncBuiltinESMExports();
