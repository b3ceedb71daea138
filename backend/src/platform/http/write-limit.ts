import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { Request } from 'express';
import { finalize, type Observable } from 'rxjs';
import { Unavailable } from '../domain-error.js';

/** Concurrent changes of one caller. MariaDB's pool has ten connections, and others need some. */
const AT_ONCE = 4;
const MOST_WAITING = 60;
const LONGEST_WAIT_MS = 10_000;

/** The changes of one caller. */
interface Line {
  running: number;
  /** In order of arrival; each begins its change. */
  readonly waiting: Set<() => void>;
}

/**
 * Lets a signed-in user, or an API key, change a few things at once; further changes wait in line, and get 503 when they wait
 * too long or are too many. Without it, one script could take every connection to the database. Each replica counts for itself.
 */
@Injectable()
export class WriteLimit implements NestInterceptor {
  private readonly lines = new Map<string, Line>();

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const { method, user, apiKey } = context.switchToHttp().getRequest<Request>();
    const caller = apiKey?.id ?? user?.id;
    if (caller === undefined || method === 'GET' || method === 'HEAD') return next.handle();
    const line = this.lines.get(caller) ?? { running: 0, waiting: new Set() };
    this.lines.set(caller, line);
    if (line.running >= AT_ONCE) await turnIn(line);
    else line.running += 1;
    return next.handle().pipe(finalize(() => this.leave(caller, line)));
  }

  /** The next in line takes the place over. */
  private leave(caller: string, line: Line): void {
    const [begin] = line.waiting;
    if (begin) return begin();
    line.running -= 1;
    if (line.running === 0) this.lines.delete(caller);
  }
}

function turnIn({ waiting }: Line): Promise<void> {
  if (waiting.size >= MOST_WAITING) throw new Unavailable('request.busy');
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      waiting.delete(begin);
      reject(new Unavailable('request.busy'));
    }, LONGEST_WAIT_MS);
    const begin = () => {
      clearTimeout(timer);
      waiting.delete(begin);
      resolve();
    };
    waiting.add(begin);
  });
}
