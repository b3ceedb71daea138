const first = Number(process.env.E2E_PORT ?? 3900);

/** Set for each worker process, from 0 on. */
const worker = Number(process.env.TEST_PARALLEL_INDEX ?? 0);

export const WORKERS = 2;
/** Each worker has a server of its own. */
export const workerPorts: readonly number[] = Array.from({ length: WORKERS }, (_, index) => first + index);
export const ownPort = workerPorts[worker]!;

// the servers of projects that run in one worker
export const attackedPort = first + WORKERS;
export const mailingPort = first + WORKERS + 1;
/** Where the server that sends mail finds its mail server, which the tests start. */
export const mailServerPort = first + WORKERS + 2;
