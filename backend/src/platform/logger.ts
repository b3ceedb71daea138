import { createRequire } from 'node:module';
import { Injectable, type LoggerService } from '@nestjs/common';
import pino, { type DestinationStream, type Logger as Pino } from 'pino';
import { Config } from './config.js';
import { UnusableDatabase } from './database/unusable-database.js';

const require = createRequire(import.meta.url);

/** Fields of a log line: ids, counts, codes and outcomes, never user input. */
export type Facts = Readonly<Record<string, unknown>>;

/** Writes JSON lines in production, readable lines elsewhere. Callers pass no personal data and no secrets. */
@Injectable()
export class Logger implements LoggerService {
  private readonly pino: Pino;

  constructor({ production, logLevel }: Config) {
    const options = { level: logLevel, base: null, timestamp: pino.stdTimeFunctions.isoTime };
    this.pino = production ? pino(options) : pino(options, readable());
  }

  /** Logs an event that an operator may look for later (level info). */
  event(message: string, facts: Facts = {}): void {
    this.pino.info(facts, message);
  }

  /** Logs a request that was rejected for security or overload, or a service that is lost (level warn). */
  rejection(message: string, facts: Facts = {}): void {
    this.pino.warn(facts, message);
  }

  /** Logs the class, code and stack of an error (level error). Messages are left out: those of drivers contain values. */
  failure(message: string, error: unknown, facts: Facts = {}): void {
    const { name, code, stack, message: text = '' } = (error ?? {}) as Partial<Error & { code: string }>;
    const at = stack
      ?.replace(text, '')
      .split('\n')
      .filter((line) => /^\s+at /.test(line))
      .slice(0, 8)
      .map((line) => line.trim());
    this.pino.error({ ...facts, error: name, code, at }, message);
  }

  log(message: unknown, context?: string): void {
    this.pino.debug({ context }, String(message));
  }

  error(message: unknown, _stack?: string, context?: string): void {
    // who starts the program prints its sentence
    if (message instanceof UnusableDatabase) return;
    if (message instanceof Error) this.failure('framework error', message, { context });
    else this.pino.error({ context }, String(message));
  }

  warn(message: unknown, context?: string): void {
    this.pino.warn({ context }, String(message));
  }

  debug(message: unknown, context?: string): void {
    this.pino.debug({ context }, String(message));
  }

  verbose(message: unknown, context?: string): void {
    this.pino.trace({ context }, String(message));
  }
}

function readable(): DestinationStream {
  const pretty = require('pino-pretty') as typeof import('pino-pretty');
  return pretty({ sync: true, ignore: 'context', translateTime: 'HH:MM:ss' });
}
