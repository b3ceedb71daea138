import { type MigrationInterface, type QueryRunner, Table, type TableColumnOptions } from 'typeorm';

/** Authenticator apps, passkeys and recovery codes of staff, and the sign-ins that wait for one of them. */
export class AddSecondFactors1764021000000 implements MigrationInterface {
  name = 'AddSecondFactors1764021000000';

  async up(runner: QueryRunner): Promise<void> {
    const mysql = runner.connection.options.type !== 'better-sqlite3';
    const charset = mysql && { charset: 'utf8mb4', collation: 'utf8mb4_bin' };
    const text = (
      name: string,
      length: number,
      { isPrimary = false, isNullable = false } = {},
    ): TableColumnOptions => ({
      name,
      type: 'varchar',
      length: String(length),
      isPrimary,
      isNullable,
      ...charset,
    });
    const longText = (name: string): TableColumnOptions => ({ name, type: 'text', ...charset });
    const key = { isPrimary: true };
    const nullable = { isNullable: true };
    const tables = [
      new Table({
        name: 'totp_factors',
        columns: [
          text('userId', 36, key),
          text('secret', 64, nullable),
          text('since', 24, nullable),
          { name: 'lastStep', type: 'int' },
          text('pendingSecret', 64, nullable),
        ],
      }),
      new Table({
        name: 'passkeys',
        columns: [
          text('id', 36, key),
          text('userId', 36),
          text('credentialHash', 64),
          longText('credentialId'),
          longText('publicKey'),
          text('counter', 20),
          text('transports', 200),
          text('name', 100),
          text('createdAt', 24),
          text('lastUsedAt', 24, nullable),
        ],
        indices: [
          { name: 'IDX_passkeys_credential', columnNames: ['credentialHash'], isUnique: true },
          { name: 'IDX_passkeys_user', columnNames: ['userId'] },
        ],
      }),
      new Table({
        name: 'recovery_codes',
        columns: [text('userId', 36, key), text('codeHash', 64, key)],
      }),
      new Table({
        name: 'half_sessions',
        columns: [text('id', 64, key), text('userId', 36), text('passwordDigest', 64), text('expiresAt', 24)],
        indices: [{ name: 'IDX_half_sessions_expires', columnNames: ['expiresAt'] }],
      }),
      new Table({
        name: 'passkey_challenges',
        columns: [text('id', 64, key), text('challenge', 100), text('expiresAt', 24)],
        indices: [{ name: 'IDX_passkey_challenges_expires', columnNames: ['expiresAt'] }],
      }),
    ];
    for (const table of tables) await runner.createTable(table, true);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['passkey_challenges', 'half_sessions', 'recovery_codes', 'passkeys', 'totp_factors'])
      await runner.dropTable(table, true);
  }
}
