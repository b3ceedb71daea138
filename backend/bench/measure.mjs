// Measurement: all candidates in each round, in reverse order every other round; medians, and ratios within a round.
import { readFileSync } from 'node:fs';
import autocannon from 'autocannon';
import { cpuSeconds as cpuTimes } from '../scripts/run.mjs';

export function median(numbers) {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/** Runs every measurement once per round, A B C then C B A; returns the values by name. */
export async function inRounds(rounds, measurements) {
  const results = Object.fromEntries(Object.keys(measurements).map((name) => [name, []]));
  for (let round = 0; round < rounds; round += 1) {
    const names = Object.keys(measurements);
    if (round % 2) names.reverse();
    for (const name of names) results[name].push(await measurements[name]());
  }
  return results;
}

/** The median of the ratios within each round. */
export function ratio(results, bases) {
  return median(results.map((result, round) => result / bases[round]));
}

/** Requests per second after a short warm-up; fails on an unexpected status. */
export async function load(server, { path = '/', connections = 32, seconds = 2, status = 200, ...request }) {
  const options = { url: server.url + path, connections, ...request };
  await autocannon({ ...options, duration: 1 });
  const cpuBefore = cpuSeconds(server.child.pid);
  const result = await autocannon({ ...options, duration: seconds });
  const cpu = cpuSeconds(server.child.pid) - cpuBefore;
  const wanted = result.statusCodeStats[status]?.count ?? 0;
  const responses = Object.values(result.statusCodeStats).reduce((sum, { count }) => sum + count, 0);
  if (result.errors > 0 || wanted !== responses)
    throw new Error(`${path}: ${result.errors} errors, ${JSON.stringify(result.statusCodeStats)}`);
  return { perSecond: responses / result.duration, cpuPerRequest: cpu / responses };
}

/** The median latency of sequential calls, in milliseconds. */
export async function latency(call, calls) {
  const times = [];
  for (let index = 0; index < calls; index += 1) {
    const begun = performance.now();
    await call();
    times.push(performance.now() - begun);
  }
  return median(times);
}

/** Resident memory of a process in MiB (Linux). */
export function residentMegabytes(pid) {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1]) / 1024;
}

/** CPU time used by a process (Linux). */
export const cpuSeconds = (pid) => cpuTimes(pid).own;
