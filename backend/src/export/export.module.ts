import { Module } from '@nestjs/common';
import { EverythingController } from './infrastructure/everything.controller.js';
import { ExportedRows } from './infrastructure/exported-rows.js';

/** The way out: every list of the office as files. */
@Module({ controllers: [EverythingController], providers: [ExportedRows] })
export class ExportModule {}
