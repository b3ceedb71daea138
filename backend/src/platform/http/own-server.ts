import type { Server } from 'node:http';
import { Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';

/** Says whether this process is a server, or a command that may run beside one and leaves all work to it. */
@Injectable()
export class OwnServer {
  constructor(private readonly host: HttpAdapterHost) {}

  /** Null in a command. */
  get http(): Server | null {
    return (this.host.httpAdapter?.getHttpServer() as Server | undefined) ?? null;
  }
}
