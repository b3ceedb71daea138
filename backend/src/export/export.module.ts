import { Module } from '@nestjs/common';
import { EverythingController } from './http/everything.controller.js';
import { ExportedRows } from './store/exported-rows.js';

/** The way out: every list of the office as files. */
@Module({ controllers: [EverythingController], providers: [ExportedRows] })
export class ExportModule {}
