// Takes the pictures of docs/pictures and docs/screenshot.png from the built product, with people and policies that do
// not exist: `npm run build`, then `npm run pictures`.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { ADMIN, cleanUp, startApplication, temporaryFolder } from '../bench/servers.mjs';
import { findChromium } from './find-chromium.mjs';

const DOCS = join(import.meta.dirname, '../../docs');
const DAY_MS = 86_400_000;
const WIDE = { width: 1366, height: 768 };
const PHONE = { width: 390, height: 844 };

const PEOPLE = [
  ['Liza', 'Reyes', 'Retirement for my parents too, please.'],
  ['Paolo', 'Garcia', 'Our first child comes in spring.'],
  ['Grace', 'Lim', 'Is my HMO enough?'],
  ['Noel', 'Tan', 'A plan for university.'],
  ['Carla', 'Ocampo', ''],
  ['Ramon', 'Dela Cruz', 'I would like to compare two offers.'],
  ['Ines', 'Bautista', ''],
  ['Marco', 'Villanueva', 'By phone, after lunch.'],
];
const POLICIES = [
  ['Sun Life', 'Term 20', 'life', 'monthly', -20, 250_000],
  ['Manulife', 'Health Plus', 'health', 'monthly', -101, 812_500],
  ['Pru Life UK', 'Whole Life', 'life', 'annual', -365, 4_320_000],
  ['AXA', 'Education Fund', 'life', 'monthly', -5, 366_500],
];

const day = (offset) =>
  new Date(Date.now() + offset * DAY_MS).toLocaleDateString('sv-SE', { timeZone: 'Asia/Manila' });

/** What is known of the first policy besides. */
const KNOWN = {
  faceAmount: 150_000_000,
  payor: 'Noel Reyes',
  issuedOn: day(-16),
  deliveredOn: day(-12),
  paymentMethod: 'auto-debit',
  riders: [
    { name: 'Accidental Death Benefit', amount: 75_000_000, endsAtAge: 65, premium: 12_500 },
    { name: 'Waiver of Premium', endsAtAge: 60 },
  ],
};

/** The records of an office on an ordinary morning. */
async function fill(request) {
  const post = async (path, data, how = 'data') => {
    const response = await request.post(path, { [how]: data });
    if (!response.ok()) throw new Error(`${path}: ${await response.text()}`);
    return response.json();
  };
  // whatever day of the week the pictures are taken on
  const { hours } = await (await request.get('/api/admin/settings')).json();
  const { updatedAt: ifUpdatedAt, updatedByName: _, ...stored } = hours;
  const week = hours.week.map(() => ({ opens: 9 * 60, closes: 18 * 60 }));
  await request.put('/api/admin/settings/hours', { data: { ...stored, week, ifUpdatedAt } });
  const clients = [];
  for (const [number, [firstName, lastName, notes]] of PEOPLE.entries()) {
    const phone = `+63 917 555 01${10 + number}`;
    const email = `${firstName.toLowerCase()}@sample.example`;
    const preferredDate = day(number < 4 ? 0 : number);
    const preferredTime = ['9am', '10am', '1pm', '3pm'][number % 4];
    const visit = { preferredDate, preferredTime, serviceInterest: 'retirement', leadSource: 'phone' };
    await post('/api/admin/appointments', {
      firstName,
      lastName,
      email,
      phone,
      notes,
      tellVisitor: false,
      ...visit,
    });
    if (number % 2 === 0)
      clients.push(
        await post('/api/admin/clients', { firstName, lastName, email, phone, dateOfBirth: '1984-03-09' }),
      );
  }
  const policies = [];
  for (const [number, [insurer, product, line, mode, start, amount]] of [...POLICIES, ...POLICIES].entries())
    policies.push(
      await post('/api/admin/policies', {
        clientId: clients[number % clients.length].id,
        policyNumber: `${insurer[0]}-${2041 + number}`,
        application: 'issued',
        force: 'in force',
        startsOn: day(start - number),
        paidBefore: day(number === 1 ? -60 : number - 9),
        premium: { amount },
        insurer,
        product,
        line,
        mode,
        ...(number === 0 && KNOWN),
      }),
    );
  const [policy] = policies;
  const [premium] = await (await request.get(`/api/admin/policies/${policy.id}/premiums`)).json();
  await post(`/api/admin/premiums/${premium.id}/payments`, { amount: premium.amount, paidOn: day(-1) });
  await post(`/api/admin/policies/${policy.id}/cases`, {
    kind: 'claim',
    title: 'Hospital stay',
    nextBy: day(2),
  });
  const beneficiaries = ['Ana Reyes', 'Ben Reyes'].map((name) => ({
    name,
    relationship: 'child',
    class: 'primary',
    share: 5_000,
    revocable: true,
  }));
  await request.put(`/api/admin/policies/${policy.id}/beneficiaries`, {
    data: { beneficiaries, ifUpdatedAt: policy.updatedAt },
  });
  for (const [title, due] of [
    ['Send Grace the two quotes', 0],
    ['Ask Sun Life about the medical', 0],
    ['Prepare the review of the Reyes family', 1],
  ])
    await post('/api/admin/tasks', { title, dueDate: day(due) });
  const csv = [
    'First Name,Last Name,Mobile Phone,E-mail Address,Birthday',
    'Liza,Reyes,0917 555 0110,liza@sample.example,1984-03-09',
    'Benjie,Santos,0918 555 0171,benjie@sample.example,12/24/1990',
    'Aileen,Mercado,0918 555 0172,aileen@sample.example,',
    'Tess,Aquino,not known,tess@sample.example,',
  ].join('\n');
  const file = { name: 'clients-of-2024.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) };
  const uploaded = await post('/api/admin/imports', { kind: 'clients', file }, 'multipart');
  const at = `/api/admin/imports/${uploaded.id}`;
  const columns = Object.fromEntries(uploaded.columns.map(({ heading, suggested }) => [heading, suggested]));
  await request.put(`${at}/mapping`, { data: { columns, options: {} } });
  await request.post(`${at}/dry-run`);
  while ((await (await request.get(at)).json()).state !== 'checked') await sleep(100);
  return { client: clients[0].id, policy: policy.id, import: uploaded.id };
}

async function take(browser, options, path) {
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    timezoneId: 'Asia/Manila',
    ...options,
  });
  const page = await context.newPage();
  await page.clock.setFixedTime(new Date(`${day(0)}T09:20:00+08:00`));
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  await page.locator('h1').first().waitFor();
  await sleep(500);
  const picture = await page.screenshot();
  await context.close();
  return picture;
}

/** The site and the console beside each other, for the readme. */
async function both(browser, site, today) {
  const page = await browser.newPage({ viewport: { width: 1240, height: 372 } });
  const image = (png) => `<img src="data:image/png;base64,${png.toString('base64')}">`;
  await page.setContent(`<style>body { margin: 20px; display: flex; gap: 20px; background: #14382a }
    img { width: 590px; height: 332px; border-radius: 8px }</style>
    ${image(site)}${image(today)}`);
  return page.screenshot();
}

const browser = await chromium.launch({ executablePath: findChromium() });
try {
  const server = await startApplication(`sqlite:${join(temporaryFolder(), 'pictures.sqlite')}`, {
    SEED_DEMO: 'articles',
    TIME_ZONE: 'Asia/Manila',
  });
  const signedIn = await browser.newContext({ baseURL: server.url });
  await signedIn.request.post('/api/login', { data: ADMIN });
  const ids = await fill(signedIn.request);
  const wide = { baseURL: server.url, viewport: WIDE, storageState: await signedIn.storageState() };
  const pictures = {
    site: await take(browser, { baseURL: server.url, viewport: WIDE }, '/'),
    today: await take(browser, wide, '/admin'),
    client: await take(browser, wide, `/admin/clients/${ids.client}`),
    policy: await take(browser, wide, `/admin/policies/${ids.policy}`),
    import: await take(browser, wide, `/admin/imports/${ids.import}`),
    phone: await take(browser, { ...wide, viewport: PHONE, deviceScaleFactor: 2 }, '/admin'),
  };
  mkdirSync(join(DOCS, 'pictures'), { recursive: true });
  for (const [name, png] of Object.entries(pictures))
    await sharp(png)
      .webp({ quality: 85 })
      .toFile(join(DOCS, `pictures/${name}.webp`));
  await sharp(await both(browser, pictures.site, pictures.today))
    .png({ palette: true })
    .toFile(join(DOCS, 'screenshot.png'));
} finally {
  await browser.close();
  await cleanUp();
}
