import { compose, composed, composeText, type Service, service } from './support/compose-file.js';
import { expectHealthCheck } from './support/health-check.js';

const networksOf = ({ networks }: Service) => (Array.isArray(networks) ? networks : Object.keys(networks));
const everyService = Object.keys(compose.services);
const applications = ['app', 'app-replica'];

describe('docker-compose.yml', () => {
  it('starts the application, MariaDB and Caddy, and with profiles also Redis and replicas, or Mailpit', () => {
    const of = (profile?: string) => everyService.filter((name) => service(name).profiles?.[0] === profile);
    expect(of()).toEqual(['app', 'caddy', 'db']);
    expect(of('scale')).toEqual(['app-replica', 'redis']);
    expect(of('mail')).toEqual(['mailpit']);
  });

  it('uses only syntax of both Compose v2 and docker-compose 1.29', () => {
    expect(composeText).not.toMatch(/\$\{[^}]*\$\{/); // a fallback within a fallback
    expect(composeText).not.toMatch(/\$\{\w+:?[+?]/);
    expect(composeText).not.toMatch(/^(name|include|version):/m);
  });

  describe.each(everyService)('%s', (name) => {
    const container = service(name);

    it('has a read-only root file system and a temporary folder', () => {
      expect(container.read_only).toBe(true);
      expect(container.tmpfs.join()).toMatch(/^\/(tmp|data):size=\d+m/);
    });

    it('has only the capabilities it needs, and cannot gain others', () => {
      expect(container.cap_drop).toEqual(['ALL']);
      expect(container.security_opt).toContain('no-new-privileges:true');
      expect(container.privileged).toBeUndefined();
      const known: Record<string, string[]> = {
        caddy: ['NET_BIND_SERVICE'],
        db: ['CHOWN', 'DAC_OVERRIDE', 'SETGID', 'SETUID'],
      };
      expect(container.cap_add).toEqual(known[name]);
    });

    it('has limits for memory, processes and open files', () => {
      expect(container.mem_limit).toMatch(/^\d+[mg]$/);
      expect(container.pids_limit).toBeGreaterThan(0);
      expect(container.ulimits.nofile.hard).toBeGreaterThan(0);
    });

    it('restarts after a crash, and rotates its log', () => {
      expect(container.restart).toBe('unless-stopped');
      expect(container.logging.options).toMatchObject({
        'max-size': expect.any(String),
        'max-file': expect.any(String),
      });
    });

    it('has no access to the engine’s socket', () =>
      expect(JSON.stringify(container)).not.toMatch(/docker\.sock|podman\.sock/));

    it('has no password in its environment or command', () => {
      for (const [variable, value] of Object.entries(container.environment ?? {}))
        if (
          /PASSWORD|SECRET|PRIVATE_KEY|(DATABASE|REDIS|SMTP)_URL/.test(variable) &&
          variable !== 'PASSWORD_MIN_LENGTH'
        )
          expect([variable, value]).toEqual([
            expect.stringMatching(/_FILE$/),
            expect.stringMatching(/^\/run\/secrets\//),
          ]);
      expect(JSON.stringify([container.command, container.environment])).not.toMatch(
        /requirepass |:\/\/[^/"]*:[^/"]*@/,
      );
    });

    it('mounts exactly the secrets that it uses', () => {
      const named = JSON.stringify([container.environment, container.command, container.healthcheck]).match(
        /(?<=\/run\/secrets\/)[\w-]+/g,
      );
      expect([...new Set(named)].sort()).toEqual([...(container.secrets ?? [])].sort());
    });
  });

  it('publishes ports 80 and 443 of Caddy, and only to this machine the page of Mailpit', () => {
    const published = everyService.flatMap((name) =>
      (service(name).ports ?? []).map((port) => `${name} ${port}`),
    );
    expect(published).toEqual(['caddy 80:80', 'caddy 443:443', 'mailpit 127.0.0.1:8025:8025']);
  });

  it('lets only Caddy, and the application for its mail, reach the internet; the databases have a network without Caddy', () => {
    const internal = Object.entries(compose.networks).filter(([, network]) => network.internal);
    expect(internal.map(([name]) => name)).toEqual(['web', 'data']);
    expect(networksOf(service('caddy'))).toEqual(['edge', 'web']);
    for (const name of applications) expect(networksOf(service(name))).toEqual(['web', 'data', 'mail']);
    expect(networksOf(service('mailpit'))).toEqual(['mail']);
    for (const name of ['db', 'redis']) expect(networksOf(service(name))).toEqual(['data']);
  });

  it('enables IPv6 in the network of the published ports, which keeps the addresses of IPv6 visitors', () =>
    expect(compose.networks.edge?.enable_ipv6).toBe(true));

  it('uses a version of Caddy that retries a booking at another replica when a connection fails', () => {
    // the newest patch of 2.11; before 2.11.2 Caddy retried only requests without a body
    expect(service('caddy').image).toMatch(/(^|\/)caddy:2\.11$/);
  });

  it('runs MariaDB 10.11 with utf8mb4 and the binary collation on its own volume', () => {
    expect(service('db').image).toMatch(/(^|\/)mariadb:10\.11$/);
    expect(service('db').command).toEqual(
      expect.arrayContaining([
        '--character-set-server=utf8mb4',
        '--collation-server=utf8mb4_bin',
        '--skip-name-resolve',
      ]),
    );
    expect(service('db').volumes).toEqual(['db-data:/var/lib/mysql']);
    expect(compose.volumes).toHaveProperty('db-data');
  });

  it('keeps pictures and backups on volumes that all replicas of the machine share', () => {
    for (const name of applications)
      expect(service(name).volumes).toEqual(['media:/app/data/media', 'backups:/app/backups']);
    expect(compose.volumes).toMatchObject({ media: {}, backups: {} });
  });

  it('waits for a healthy database before it starts the application, and for a healthy application before Caddy', () => {
    for (const name of applications)
      expect(service(name).depends_on?.db).toEqual({ condition: 'service_healthy' });
    expect(service('caddy').depends_on).toEqual({ app: { condition: 'service_healthy' } });
    for (const name of ['db', 'redis', 'caddy', 'mailpit'])
      expect(service(name).healthcheck?.test).toBeDefined();
  });

  it.each(applications)('checks readiness, not only liveness, as the health of %s', async (name) => {
    const [kind, ...command] = service(name).healthcheck?.test ?? [];
    expect(kind).toBe('CMD');
    await expectHealthCheck(command, '/api/health/ready');
  });

  it('sets a password on Redis, and no persistence', () => {
    expect(service('redis').command).toEqual(['redis-server', '/run/secrets/redis-conf']);
    expect(service('redis').user).toBe('redis');
    expect(service('redis').volumes).toBeUndefined();
  });

  it('keeps no message of Mailpit on disk, and runs it as no user', () => {
    expect(service('mailpit').user).toBe('65534:65534');
    expect(service('mailpit').volumes).toBeUndefined();
  });

  describe.each(applications)('%s', (name) => {
    it('allows more than its 10 seconds for accepted requests before a kill, behind an init process', () => {
      expect(parseInt(service(name).stop_grace_period ?? '')).toBeGreaterThan(10);
      expect(service(name).init).toBe(true);
    });

    it('runs with production settings behind one proxy', () => {
      expect(service(name).environment).toMatchObject({
        PUBLIC_URL: 'https://localhost:443',
        HOST: '0.0.0.0',
        TRUST_PROXY: '1',
        PASSWORD_MIN_LENGTH: '6',
      });
    });

    it('reads the minimum length of passwords from .env', () =>
      expect(composed({ PASSWORD_MIN_LENGTH: '12' }).services[name]?.environment?.PASSWORD_MIN_LENGTH).toBe(
        '12',
      ));

    it('makes nightly backups on a volume by default', () => {
      expect(service(name).volumes).toContain('backups:/app/backups');
      expect(compose.volumes).toHaveProperty('backups');
      expect(service(name).environment).toMatchObject({
        NIGHTLY_BACKUP: 'on',
        BACKUP_FOLDER: '/app/backups',
      });
      expect(composed({ NIGHTLY_BACKUP: 'off' }).services[name]?.environment?.NIGHTLY_BACKUP).toBe('off');
    });

    it('starts with sample articles and without sample leads by default', () => {
      expect(service(name).environment?.SEED_DEMO).toBe('articles');
      expect(composed({ SEED_DEMO: 'false' }).services[name]?.environment?.SEED_DEMO).toBe('false');
    });
  });

  it.each([
    'MAIL_FROM',
    'MAIL_STAFF_TO',
    'MAIL_RATE',
    'DKIM_DOMAIN',
    'DKIM_SELECTOR',
    'REMINDERS',
    'REQUIRE_SECOND_FACTOR',
    'BACKUP_KEEP_DAYS',
  ])('passes %s to the application', (variable) => {
    const { app } = composed({ [variable]: 'a value' }).services;
    expect(app?.environment?.[variable]).toBe('a value');
    expect(service('app').environment?.[variable]).toBe('');
  });

  it('configures replicas like the first application, except for their number and the dependency on Redis', () => {
    const { profiles, networks, deploy, depends_on, ...rest } = service('app-replica');
    const { networks: _n, depends_on: _d, ...first } = service('app');
    expect(rest).toEqual(first);
    expect({ profiles, deploy }).toEqual({ profiles: ['scale'], deploy: { replicas: '2' } });
    expect(composed({ APP_REPLICAS: '5' }).services['app-replica']?.deploy).toEqual({ replicas: '5' });
    expect(depends_on).toHaveProperty('redis');
    // Caddy asks for this one name
    expect((networks as Record<string, { aliases?: string[] }>).web?.aliases).toEqual(['app']);
  });

  it('takes the public host name and port from SITE_ADDRESS and HTTPS_PORT', () => {
    const { app, caddy } = composed({ SITE_ADDRESS: 'office.example', HTTPS_PORT: '8443' }).services;
    expect(app?.environment?.PUBLIC_URL).toBe('https://office.example:8443');
    expect(caddy?.ports).toContain('8443:8443');
    expect(caddy?.environment).toEqual({ SITE_ADDRESS: 'office.example', HTTPS_PORT: '8443' });
  });
});
