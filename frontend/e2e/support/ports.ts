const first = Number(process.env.E2E_PORT ?? 3900);

/** From 0 on, different for each of the workers that run at a time. */
const worker = Number(process.env.TEST_PARALLEL_INDEX ?? 0);

export const WORKERS = 2;
/** Each worker has a server of its own. */
export const ownPort = first + worker;
/** Where a server that sends mail finds its mail server, which the tests start. */
export const mailServerPort = first + WORKERS + worker;
