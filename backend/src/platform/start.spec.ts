import { createServer, type Server } from 'node:http';
import type { FactoryProvider } from '@nestjs/common';
import { Test } from '@nestjs/testing';
import { Config } from './config.js';
import { OwnServer } from './http/own-server.js';
import { Logger } from './logger.js';
import { Scheduler } from './scheduler.js';
import { job, registration, service } from './start.js';
import { aConfig } from './testing/config.js';
import { portWith } from './testing/port-with.js';

class Happened {
  readonly lines: string[] = [];
}

async function started(provider: FactoryProvider, http: Server | null = createServer()) {
  const config = aConfig({});
  const module = await Test.createTestingModule({
    providers: [
      Happened,
      Scheduler,
      { provide: Config, useValue: config },
      { provide: Logger, useValue: new Logger(config) },
      { provide: OwnServer, useValue: portWith<OwnServer>({ http }) },
      provider,
    ],
  }).compile();
  const { lines } = module.get(Happened);
  lines.push('compiled');
  await module.init();
  lines.push('started');
  await module.close();
  return lines;
}

describe('what an area does by itself', () => {
  it('enters its part in a registry before the server starts', async () => {
    const enters = registration([Happened], ({ lines }) => lines.push('entered'));
    expect(await started(enters, null)).toEqual(['compiled', 'entered', 'started']);
  });

  it('does the work of a job at start, and ends it', async () => {
    const works = job('work', '0 0 1 1 *', [Happened], async ({ lines }) => lines.push('worked'), {
      atStart: true,
      stop: async ({ lines }) => void lines.push('stopped'),
    });
    expect(await started(works)).toEqual(['compiled', 'worked', 'started', 'stopped']);
    expect(await started(works, null)).toEqual(['compiled', 'started', 'stopped']);
  });

  it('does no work of a job that the configuration leaves out', async () => {
    const works = job('work', '0 0 1 1 *', [Happened], async ({ lines }) => lines.push('worked'), {
      atStart: true,
      enabled: ({ production }) => production,
    });
    expect(await started(works)).toEqual(['compiled', 'started']);
  });

  it('goes on as long as the server runs, and not in a command', async () => {
    const goesOn = service([Happened], {
      start: ({ lines }) => void lines.push('on'),
      stop: async ({ lines }) => void lines.push('off'),
    });
    expect(await started(goesOn)).toEqual(['compiled', 'on', 'started', 'off']);
    expect(await started(goesOn, null)).toEqual(['compiled', 'started', 'off']);
  });
});
