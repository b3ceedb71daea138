import { Module } from '@nestjs/common';
import { CountKeyUses } from './application/count-key-uses.js';
import { EndApiKey } from './application/end-api-key.js';
import { MakeApiKey } from './application/make-api-key.js';
import { ApiKeysController } from './http/api-keys.controller.js';
import { SqlApiKeys } from './store/sql-api-keys.js';
import { KeyAuthenticator } from './key-authenticator.js';
import { KeyNames } from './key-names.js';

/** Keys for other software. The routes that they open are those of the areas, under /api/v1. */
@Module({
  controllers: [ApiKeysController],
  providers: [MakeApiKey, EndApiKey, CountKeyUses, SqlApiKeys, KeyAuthenticator, KeyNames],
  exports: [KeyAuthenticator, KeyNames],
})
export class ApiKeysModule {}
