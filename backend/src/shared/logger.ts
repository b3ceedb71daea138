import { Injectable, type LoggerService } from '@nestjs/common';
import pino, { type Logger as Pino } from 'pino';
import pretty from 'pino-pretty';
import { Config } from '../config.js';

/** Facts that may stand in a log line: ids, counts, codes and outcomes, never what people typed. */
export type Facts = Readonly<Record<string, unknown>>;

/** JSON lines in production, readable lines elsewhere. Nothing personal and no secret is ever given to it. */
@Injectable()
export class Logger implements LoggerService {
  private readonly pino: Pino;

  constructor({ production, logLevel }: Config) {
    const options = { level: logLevel, base: null, timestamp: pino.stdTimeFunctions.isoTime };
    this.pino = production
      ? pino(options)
      : pino(options, pretty({ sync: true, ignore: 'context', translateTime: 'HH:MM:ss' }));
  }

  /** Something that happened and that an operator may look for later. */
  event(message: string, facts: Facts = {}): void {
    this.pino.info(facts, message);
  }

  /** Something that was refused for safety's sake. */
  refusal(message: string, facts: Facts = {}): void {
    this.pino.warn(facts, message);
  }

  /** An error: its kind, code and place. Its message stays out, because drivers put values into theirs. */
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
