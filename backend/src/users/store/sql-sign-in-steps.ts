import { Injectable } from '@nestjs/common';
import { LessThan } from 'typeorm';
import { Database } from '../../platform/database/database.js';
import { type HalfSession, SignInSteps } from '../application/second-factor.ports.js';
import { MAX_CODES } from '../domain/second-factors.js';
import { HalfSessions, PasskeyChallenges } from './second-factor.tables.js';

@Injectable()
export class SqlSignInSteps extends SignInSteps {
  constructor(private readonly database: Database) {
    super();
  }

  override async open(id: string, half: HalfSession, expiresAt: string): Promise<void> {
    await this.database.write((tx) => tx.insert(HalfSessions, { id, ...half, codes: 0, expiresAt }));
  }

  override async find(id: string, now: string): Promise<HalfSession | null> {
    const row = await this.database.reader.findOneBy(HalfSessions, { id });
    if (!row || row.expiresAt <= now || row.codes >= MAX_CODES) return null;
    return { userId: row.userId, passwordDigest: row.passwordDigest };
  }

  override async takeCode(id: string): Promise<boolean> {
    const { affected } = await this.database.write((tx) =>
      tx.update(HalfSessions, { id, codes: LessThan(MAX_CODES) }, { codes: () => 'codes + 1' }),
    );
    return affected === 1;
  }

  override async close(id: string): Promise<void> {
    await this.database.write(async (tx) => {
      await tx.delete(HalfSessions, { id });
      await tx.delete(PasskeyChallenges, { id });
    });
  }

  override async putChallenge(id: string, challenge: string, expiresAt: string): Promise<void> {
    await this.database.write((tx) => tx.upsert(PasskeyChallenges, { id, challenge, expiresAt }, ['id']));
  }

  override async takeChallenge(id: string, now: string): Promise<string | null> {
    const row = await this.database.reader.findOneBy(PasskeyChallenges, { id });
    if (!row || row.expiresAt <= now) return null;
    const { challenge } = row;
    const { affected } = await this.database.write((tx) => tx.delete(PasskeyChallenges, { id, challenge }));
    return affected === 1 ? challenge : null;
  }

  override async prune(now: string): Promise<void> {
    await this.database.write(async (tx) => {
      await tx.query('DELETE FROM half_sessions WHERE expiresAt <= ?', [now]);
      await tx.query('DELETE FROM passkey_challenges WHERE expiresAt <= ?', [now]);
    });
  }
}
