import { Module } from '@nestjs/common';
import { CountKeyUses } from './application/count-key-uses.js';
import { EndApiKey } from './application/end-api-key.js';
import { FindUsableKey } from './application/find-usable-key.js';
import { MakeApiKey } from './application/make-api-key.js';
import { ApiKeysController } from './http/api-keys.controller.js';
import { SqlApiKeys } from './store/sql-api-keys.js';
import { KeyAuthenticator } from './http/key-authenticator.js';
import { ApiKeyRepository } from './application/ports.js';
import { SqlKeyNames } from './store/sql-key-names.js';
import { KeyNames } from './key-names.js';

/** Keys for other software. The routes that they open are those of the areas, under /api/v1. */
@Module({
  controllers: [ApiKeysController],
  providers: [
    MakeApiKey,
    EndApiKey,
    CountKeyUses,
    FindUsableKey,
    SqlApiKeys,
    { provide: ApiKeyRepository, useExisting: SqlApiKeys },
    KeyAuthenticator,
    { provide: KeyNames, useClass: SqlKeyNames },
  ],
  exports: [KeyAuthenticator, KeyNames],
})
export class ApiKeysModule {}
