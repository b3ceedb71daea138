import { fileURLToPath } from 'node:url';
import { Global, Module, type OnModuleInit } from '@nestjs/common';
import { Config } from '../platform/config.js';
import { OwnServer } from '../platform/http/own-server.js';
import { Logger } from '../platform/logger.js';
import { job } from '../platform/start.js';
import { UsersModule } from '../users/users.module.js';
import { ChangePicture } from './application/change-picture.js';
import { DeletePicture } from './application/delete-picture.js';
import { PictureStorage } from './application/picture-storage.js';
import { PictureUnits } from './application/picture-units.js';
import { PictureMaker, PictureRepository } from './application/ports.js';
import { SqlPictures } from './store/sql-pictures.js';
import { RemoveOrphans } from './application/remove-orphans.js';
import { UploadPicture } from './application/upload-picture.js';
import { ForkedPictureMaker, PictureProgram } from './infrastructure/forked-picture-maker.js';
import { Pictures } from './pictures.js';
import { MediaController } from './http/media.controller.js';
import { DeletedPicturesController } from './http/deleted-pictures.controller.js';
import { PictureViews } from './http/picture-views.js';
import { PublicPictures } from './http/public-pictures.js';
import { UploadBody } from './http/upload-body.js';
import { EnclosedPictures } from './enclosed-pictures.js';
import { MediaUses } from './media-uses.js';
import { LoadedPictures } from './infrastructure/loaded-pictures.js';
import { openPictureFiles } from './infrastructure/open-picture-files.js';
import { PictureFiles } from './picture-files.js';

const PROGRAM = new PictureProgram(
  fileURLToPath(new URL('../media/infrastructure/picture-process.js', import.meta.url)),
);

@Global()
@Module({
  imports: [UsersModule],
  controllers: [MediaController, DeletedPicturesController],
  providers: [
    MediaUses,
    UploadPicture,
    ChangePicture,
    DeletePicture,
    RemoveOrphans,
    PictureStorage,
    PictureUnits,
    PictureViews,
    LoadedPictures,
    { provide: Pictures, useExisting: LoadedPictures },
    EnclosedPictures,
    PublicPictures,
    UploadBody,
    SqlPictures,
    { provide: PictureRepository, useExisting: SqlPictures },
    { provide: PictureMaker, useClass: ForkedPictureMaker },
    { provide: PictureProgram, useValue: PROGRAM },
    { provide: PictureFiles, inject: [Config], useFactory: ({ media }: Config) => openPictureFiles(media) },
    job('remove picture files without a row', '50 3 * * *', [RemoveOrphans, Logger], removeOrphans),
  ],
  exports: [MediaUses, Pictures, EnclosedPictures],
})
export class MediaModule implements OnModuleInit {
  constructor(
    private readonly pictures: LoadedPictures,
    private readonly files: PictureFiles,
    private readonly logger: Logger,
    private readonly own: OwnServer,
  ) {}

  async onModuleInit(): Promise<void> {
    await this.pictures.load();
    // a command that runs beside the server, perhaps as another user, must not create its folder
    if (!this.own.http) return;
    // everything but pictures works without their storage
    await this.files
      .prepare()
      .catch((error: unknown) => this.logger.failure('the storage of pictures cannot be used', error));
  }
}

async function removeOrphans(orphans: RemoveOrphans, logger: Logger): Promise<void> {
  const { removed, tooMany } = await orphans.execute();
  if (tooMany)
    logger.warn('Most pictures in the storage are not in the library; it may belong to another database.');
  if (removed.length > 0) logger.event('picture files without a row removed', { files: removed.length });
}
