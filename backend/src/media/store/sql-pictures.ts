import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Database, transactionOf } from '../../platform/database/database.js';
import { containing } from '../../platform/database/like.js';
import type { Unit } from '../../platform/unit-of-work.js';
import { searchForm } from '../../platform/values/search.js';
import { PictureRepository } from '../application/ports.js';
import type { StoredPicture } from '../domain/stored-picture.js';
import { type MediaRow, MediaTable } from './media.tables.js';

export const PICTURE_SORTS = ['createdAt', 'name', 'bytes'] as const;

export interface PicturePageRequest {
  /** Pictures whose name or text contains it, in any case. */
  readonly q: string | null;
  readonly sort: (typeof PICTURE_SORTS)[number];
  readonly order: 'ASC' | 'DESC';
  readonly range: { readonly offset: number; readonly limit: number };
}

/** Characters of the column. */
const MOST_SEARCHED = 1_000;
const COLUMNS = 'id, hash, name, alt, focalX, focalY, width, height, bytes, createdAt, uploadedBy';

@Injectable()
export class SqlPictures extends PictureRepository {
  constructor(private readonly database: Database) {
    super();
  }

  override async find(id: string): Promise<StoredPicture | null> {
    return (await this.select('WHERE id = ?', [id]))[0] ?? null;
  }

  override async findByHash(hash: string, unit?: Unit): Promise<StoredPicture | null> {
    const reader = unit && transactionOf(unit);
    return (await this.select('WHERE hash = ?', [hash], reader))[0] ?? null;
  }

  override all(): Promise<StoredPicture[]> {
    return this.select('ORDER BY id', []);
  }

  async page({ q, sort, order, range }: PicturePageRequest) {
    const { where, values } = containing('searchText', q ?? undefined);
    const rows = await this.select(`${where} ORDER BY ${sort} ${order}, id ${order} LIMIT ? OFFSET ?`, [
      ...values,
      range.limit,
      range.offset,
    ]);
    return { rows, total: await this.count(where, values) };
  }

  override async count(where = '', values: unknown[] = []): Promise<number> {
    const [counted] = await this.database.reader.query<{ pictures: number | string }[]>(
      `SELECT COUNT(*) AS pictures FROM media ${where}`,
      values,
    );
    return Number(counted?.pictures ?? 0);
  }

  override async lock(unit: Unit, id: string): Promise<StoredPicture | null> {
    const row = await transactionOf(unit).findOne(MediaTable, { where: { id }, ...this.database.rowLock });
    return row && pictureOfRow(row);
  }

  override async add(unit: Unit, picture: StoredPicture): Promise<void> {
    await transactionOf(unit).insert(MediaTable, rowOf(picture));
  }

  override async update(unit: Unit, picture: StoredPicture): Promise<StoredPicture> {
    const row = rowOf(picture);
    await transactionOf(unit).update(MediaTable, { id: picture.id }, row);
    return pictureOfRow(row);
  }

  override async remove(unit: Unit, id: string): Promise<void> {
    await transactionOf(unit).delete(MediaTable, { id });
  }

  private async select(
    rest: string,
    values: unknown[],
    reader: EntityManager = this.database.reader,
  ): Promise<StoredPicture[]> {
    const rows = await reader.query<MediaRow[]>(`SELECT ${COLUMNS} FROM media ${rest}`, values);
    return rows.map(pictureOfRow);
  }
}

function rowOf(picture: StoredPicture): MediaRow {
  const { name, alt, focalX, focalY } = picture;
  return {
    ...picture,
    searchText: [...searchForm(`${name} ${alt}`)].slice(0, MOST_SEARCHED).join(''),
    focalX: Math.round(focalX * 1_000),
    focalY: Math.round(focalY * 1_000),
  };
}

function pictureOfRow({ searchText: _, ...row }: MediaRow): StoredPicture {
  return { ...row, focalX: row.focalX / 1_000, focalY: row.focalY / 1_000 };
}
