import { fileURLToPath } from 'node:url';
import { Global, Module, type OnModuleInit } from '@nestjs/common';
import { Config } from '../platform/config.js';
import { OwnServer } from '../platform/http/own-server.js';
import { Logger } from '../platform/logger.js';
import { UsersModule } from '../users/users.module.js';
import { ChangePicture } from './application/change-picture.js';
import { DeletePicture } from './application/delete-picture.js';
import { PictureWork } from './application/picture-work.js';
import { PictureMaker } from './application/ports.js';
import { SqlPictures } from './store/sql-pictures.js';
import { RemoveOrphans } from './application/remove-orphans.js';
import { UploadPicture } from './application/upload-picture.js';
import { ForkedPictureMaker, PictureProgram } from './infrastructure/forked-picture-maker.js';
import { Pictures } from './pictures.js';
import { MediaController } from './http/media.controller.js';
import { OrphanJob } from './infrastructure/orphan-job.js';
import { PublicPictures } from './http/public-pictures.js';
import { UploadBody } from './http/upload-body.js';
import { EnclosedPictures } from './enclosed-pictures.js';
import { MediaUses } from './media-uses.js';
import { openPictureFiles } from './open-picture-files.js';
import { PictureFiles } from './picture-files.js';

const PROGRAM = new PictureProgram(fileURLToPath(new URL('../media/picture-process.js', import.meta.url)));

@Global()
@Module({
  imports: [UsersModule],
  controllers: [MediaController],
  providers: [
    MediaUses,
    UploadPicture,
    ChangePicture,
    DeletePicture,
    RemoveOrphans,
    OrphanJob,
    Pictures,
    EnclosedPictures,
    PublicPictures,
    UploadBody,
    SqlPictures,
    { provide: PictureMaker, useClass: ForkedPictureMaker },
    { provide: PictureProgram, useValue: PROGRAM },
    PictureWork,
    { provide: PictureFiles, inject: [Config], useFactory: ({ media }: Config) => openPictureFiles(media) },
  ],
  exports: [MediaUses, Pictures, EnclosedPictures],
})
export class MediaModule implements OnModuleInit {
  constructor(
    private readonly pictures: Pictures,
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
