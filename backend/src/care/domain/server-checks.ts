import { attention, type Finding, good, unknown } from './check.js';
import { counted } from './moments.js';

/** Whether visitors reach the site over HTTPS. */
export function addressCheck(publicUrl: string | null): Finding {
  if (publicUrl === null)
    return attention(
      'The server does not know the address of your site, so the links in messages to visitors do not work.',
      'Have the address of your site entered on the server.',
      {
        technical:
          'Set PUBLIC_URL to the address of the site, such as https://office.example, and restart the server.',
      },
    );
  if (!publicUrl.startsWith('https:'))
    return attention(
      `${publicUrl} is not encrypted: passwords and bookings can be read on the way.`,
      'Have the site put on an encrypted address, one that begins with https://.',
      {
        technical:
          'Let a proxy such as Caddy serve the site over HTTPS, set PUBLIC_URL to the https:// address and restart the server.',
      },
    );
  return ['localhost', '127.0.0.1', '[::1]'].includes(new URL(publicUrl).hostname)
    ? attention(
        `${publicUrl} can be opened on the server itself only, so the links in messages to visitors do not work.`,
        'Have the address of your site entered on the server.',
        {
          technical:
            'Set the host name of the site (SITE_ADDRESS in Docker Compose, otherwise PUBLIC_URL) and restart the server.',
        },
      )
    : good(`The site is at ${publicUrl}.`);
}

export interface ClockFacts {
  readonly businessTime: string;
  /** How far this machine is ahead of the database's, in milliseconds; null when they share a clock. */
  readonly aheadOfDatabase: number | null;
  /** Whether the machine says that it follows a time server; null when it says nothing. */
  readonly synchronised: boolean | null;
}

const MAX_DIFFERENCE_MS = 30_000;

/** Whether the clock is right, as far as something can be compared with it. */
export function clockCheck({ businessTime, aheadOfDatabase, synchronised }: ClockFacts): Finding {
  const help = { technical: 'Switch on time synchronisation (NTP) on each machine.' };
  if (aheadOfDatabase !== null && Math.abs(aheadOfDatabase) > MAX_DIFFERENCE_MS)
    return attention(
      `The clocks of this server and of the database differ by ${counted(Math.round(Math.abs(aheadOfDatabase) / 1000), 'second')}.`,
      'Have the clocks corrected: the times of bookings and messages may be wrong.',
      help,
    );
  if (synchronised) return good(`The machine follows a time server; the office’s time is ${businessTime}.`);
  if (aheadOfDatabase !== null)
    return good(`The clocks of this server and of the database agree; the office’s time is ${businessTime}.`);
  return unknown(
    `Nothing here can confirm the clock. The office’s time is ${businessTime}.`,
    'Compare it with your phone. If it differs, have the clock corrected.',
    help,
  );
}

/** Free and whole size of a disk, in bytes. */
export interface DiskFacts {
  readonly folder: string;
  readonly free: number;
  readonly size: number;
}

const GIB = 1024 ** 3;

/** Whether there is room for new data. */
export function diskCheck(disks: readonly DiskFacts[]): Finding {
  const full = disks.filter(({ free, size }) => free < GIB || free < size / 10);
  const words = ({ folder, free, size }: DiskFacts) =>
    `${inGigabytes(free)} of ${inGigabytes(size)} are free for ${folder}`;
  return full.length > 0
    ? attention(
        `The disk is nearly full: ${full.map(words).join('; ')}.`,
        'Have room made soon: with a full disk, no booking can be taken.',
        { technical: 'Delete what is not needed on the machine, or give it a larger disk.' },
      )
    : good(`${disks.map(words).join('; ')}.`);
}

function inGigabytes(bytes: number): string {
  return bytes < GIB ? `${Math.floor(bytes / 1024 ** 2)} MB` : `${(bytes / GIB).toFixed(1)} GB`;
}

/** Ends of support of the Node versions on which the product runs. */
const NODE_SUPPORT: Readonly<Record<number, string>> = {
  20: '2026-04-30',
  22: '2027-04-30',
  24: '2028-04-30',
  26: '2029-04-30',
};

/** Whether the version of Node still gets security corrections. */
export function nodeCheck(version: string, now: Date): Finding {
  const end = NODE_SUPPORT[Number(version.split('.')[0])];
  if (!end) return unknown(`It is not known here how long Node ${version} is supported.`);
  return now.getTime() > Date.parse(`${end}T23:59:59Z`)
    ? attention(
        `The program on which the server runs, Node ${version}, has had no security corrections since ${end}.`,
        'Have a newer version installed.',
        {
          technical:
            'Install a newer version of Node; docs/operations.md names those that the server supports.',
        },
      )
    : good(`Node ${version} gets security corrections until ${end}.`);
}

/** Whether every replica has the pictures. Several replicas need Redis. */
export function replicasCheck(redis: boolean, pictureFolder: string | null): Finding {
  if (!redis) return good('One server runs here, and it has all pictures.');
  return pictureFolder === null
    ? good('The pictures are in a storage that all servers share.')
    : unknown(
        `Several servers may run for your office; each looks for the pictures in ${pictureFolder}.`,
        'If pictures are sometimes missing on the site, have them put where every server finds them.',
        {
          technical:
            'On one machine, let all replicas use that folder (Docker Compose does). With several machines, keep the pictures in S3 (MEDIA_URL).',
        },
      );
}

/** Whether every active member of staff has a second factor; `without` are the names of those who have none. */
export function secondFactorsCheck(without: readonly string[], isRequired: boolean): Finding {
  if (without.length === 0) return good('Everybody on the active staff has a second factor.');
  const names = new Intl.ListFormat('en').format(without);
  const have = without.length === 1 ? 'has' : 'have';
  return isRequired
    ? attention(
        `${names} ${have} no second factor yet, and cannot work in the console before setting one up.`,
        'Ask them to sign in once and to follow the console.',
      )
    : attention(
        `${names} ${have} no second factor: whoever learns the password can read every lead.`,
        'Each of them sets one up under Security. It can be made a rule for everybody.',
        { technical: 'Set REQUIRE_SECOND_FACTOR=on and restart the server to make it a rule for everybody.' },
      );
}

/** Whether API keys are open that were made by people whose account is not active. */
export function keysOfLeaversCheck(
  keys: readonly { readonly name: string; readonly createdByName: string }[],
): Finding {
  if (keys.length === 0) return good('No API key in use was made by somebody who has left.');
  const names = keys.map(({ name, createdByName }) => `${name} (made by ${createdByName})`);
  return attention(
    `Made by people whose account is not active, and still open: ${new Intl.ListFormat('en').format(names)}.`,
    'End each that they may have kept a copy of, and make a new one for the program that uses it.',
    { link: '/admin/connections' },
  );
}

/** Whether the password of the first account was changed. */
export function firstPasswordCheck(username: string, stillUsed: boolean | null): Finding {
  if (stillUsed === null)
    return unknown(
      'The password of the first account is not kept on the server, so it cannot be compared.',
      'If it is still the one that you got with the installation, change it in the menu of your account.',
    );
  return stillUsed
    ? attention(
        `${username} still signs in with the password of the installation, which is written down on the server.`,
        `Sign in as ${username} and choose “Change password” in the menu of the account.`,
      )
    : good(`${username} has changed the password of the installation.`);
}
