// Public responses against a bare node:http server that sends the same bytes: 24 posts, their 304, the pages, and a calculator.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { calculatorReads } from './calculator-reads.mjs';
import { inRounds, load, ratio } from './measure.mjs';
import { signIn, startApplication, startBare, temporaryFolder } from './servers.mjs';

const POSTS = 24;

export async function publicReads({ rounds, quick }) {
  const folder = temporaryFolder();
  const application = await startApplication(`sqlite:${join(folder, 'reads.sqlite')}`);
  await publish(application.url, POSTS);
  const rows = [];
  const cases = [
    {
      name: `GET /api/blog-posts, ${POSTS} posts`,
      path: '/api/blog-posts',
      goal: 0.8,
      conditionalGoal: 0.95,
    },
    { name: 'GET / (page)', path: '/', goal: 0.7 },
    { name: 'GET /blog (page)', path: '/blog', goal: 0.7 },
    { name: 'GET /calculators/mp2 with a query', path: '/calculators/mp2?amount=2000', goal: 0.7 },
  ];
  for (const { name, path, goal, conditionalGoal } of cases) {
    const response = await fetch(application.url + path, { headers: { 'accept-encoding': 'identity' } });
    const file = join(folder, 'body');
    writeFileSync(file, Buffer.from(await response.arrayBuffer()));
    const bare = await startBare('bare-http.mjs', file, response.headers.get('content-type'));
    const etag = response.headers.get('etag');
    const results = await inRounds(rounds, {
      bare: () => load(bare, {}),
      ours: () => load(application, { path }),
      ...(conditionalGoal && {
        unchanged: () => load(application, { path, status: 304, headers: { 'if-none-match': etag } }),
      }),
    });
    await bare.stop();
    rows.push(row(name, results.ours, results.bare, goal));
    if (conditionalGoal) rows.push(row(`${name}, 304`, results.unchanged, results.bare, conditionalGoal));
  }
  rows.push(...(await calculatorReads(application, { quick })));
  await application.stop();
  return rows;
}

function row(name, ours, bare, goal) {
  return {
    what: `${name} / bare node:http, requests a second`,
    ratio: ratio(
      ours.map(({ perSecond }) => perSecond),
      bare.map(({ perSecond }) => perSecond),
    ),
    atLeast: goal,
    note: `server CPU a request ${ratio(
      ours.map(({ cpuPerRequest }) => cpuPerRequest),
      bare.map(({ cpuPerRequest }) => cpuPerRequest),
    ).toFixed(2)} x`,
  };
}

async function publish(url, count) {
  const cookie = await signIn(url);
  for (let number = 1; number <= count; number += 1) {
    const response = await fetch(`${url}/api/admin/blog-posts`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify({
        title: `Article number ${number}`,
        excerpt: 'What a careful reader wants to know, in two sentences. It takes four minutes.',
        content: 'Words. '.repeat(30),
        category: 'Insurance',
        imageUrl: '/covers/sample.svg',
        readTime: '4 min read',
      }),
    });
    if (response.status !== 201) throw new Error(`Publishing failed with ${response.status}`);
  }
}
