// A calculator that is asked with ever new queries: each is rendered, and none displaces the pages of the site.
import { cpuSeconds } from './measure.mjs';

const PAGES = ['/', '/blog', '/blog/article-number-1', '/calculators', '/calculators/mp2'];
const QUERIES = 10_000;
const AT_ONCE = 8;
/** Queries between two looks at the pages. */
const STEP = 100;

export async function calculatorReads({ url, child }, { quick }) {
  const queries = quick ? 500 : QUERIES;
  for (const path of PAGES) await read(url + path);
  let asked = 0;
  const reads = { cached: 0, all: 0 };
  const ask = async (until) => {
    while (asked < until) {
      asked += 1;
      // whole pesos, as many as are not asked otherwise
      await read(`${url}/calculators/mp2?amount=${100_000 + asked}`);
    }
  };
  let cpu = 0;
  while (asked < queries) {
    const until = asked + STEP;
    const before = cpuSeconds(child.pid);
    await Promise.all(Array.from({ length: AT_ONCE }, () => ask(until)));
    cpu += cpuSeconds(child.pid) - before;
    for (const path of PAGES) {
      reads.all += 1;
      if (await read(url + path)) reads.cached += 1;
    }
  }
  return [
    {
      what: '/calculators/mp2 with a new query, CPU time of the server',
      ratio: (cpu / asked) * 1000,
      unit: ' ms',
      atMost: 5,
      note: `${asked} queries`,
    },
    {
      what: `pages in the response cache while a calculator gets ${asked} different queries`,
      ratio: (reads.cached / reads.all) * 100,
      unit: ' %',
      atLeast: 100,
    },
  ];
}

/** Whether the response came from the cache, which answers before a request gets an id. */
async function read(address) {
  const response = await fetch(address);
  await response.arrayBuffer();
  if (response.status !== 200) throw new Error(`${address}: ${response.status}`);
  return response.headers.get('x-request-id') === null;
}
