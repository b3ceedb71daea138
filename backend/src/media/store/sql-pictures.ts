import { Injectable } from '@nestjs/common';
import { affected, Database } from '../../platform/database/database.js';
import { isUniqueViolation } from '../../platform/database/database-errors.js';
import { containing } from '../../platform/database/like.js';
import type { PicturePageRequest } from '../application/ports.js';
import type { PictureDetails, StoredPicture } from '../domain/stored-picture.js';
import { type MediaRow, MediaTable } from './media.tables.js';
import { searchForm } from '../../platform/values/search.js';

/** Characters of the column. */
const MOST_SEARCHED = 1_000;
const COLUMNS = 'id, hash, name, alt, focalX, focalY, width, height, bytes, createdAt, uploadedBy';

/** The library. */
@Injectable()
export class SqlPictures {
  constructor(private readonly database: Database) {}

  /** Adds a picture; false, and nothing is stored, when there is one of that hash. */
  async add(picture: StoredPicture): Promise<boolean> {
    try {
      await this.database.write((tx) => tx.insert(MediaTable, rowOf(picture)));
      return true;
    } catch (error) {
      if (isUniqueViolation(error)) return false;
      throw error;
    }
  }

  async find(id: string): Promise<StoredPicture | null> {
    return (await this.select('WHERE id = ?', [id]))[0] ?? null;
  }

  async findByHash(hash: string): Promise<StoredPicture | null> {
    return (await this.select('WHERE hash = ?', [hash]))[0] ?? null;
  }

  all(): Promise<StoredPicture[]> {
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

  async count(where = '', values: unknown[] = []): Promise<number> {
    const [counted] = await this.database.reader.query<{ pictures: number | string }[]>(
      `SELECT COUNT(*) AS pictures FROM media ${where}`,
      values,
    );
    return Number(counted?.pictures ?? 0);
  }

  /** Changes what is given; null when there is no such picture. */
  change(id: string, details: Partial<PictureDetails>): Promise<StoredPicture | null> {
    return this.database.write(async (tx) => {
      const row = await tx.findOne(MediaTable, { where: { id }, ...this.database.rowLock });
      if (!row) return null;
      const changed = { ...pictureOfRow(row), ...details };
      await tx.update(MediaTable, { id }, rowOf(changed));
      return pictureOfRow(rowOf(changed));
    });
  }

  /** False when there is no such picture. */
  async remove(id: string): Promise<boolean> {
    const sql = 'DELETE FROM media WHERE id = ?';
    return (await this.database.write((tx) => affected(tx, sql, [id]))) > 0;
  }

  private async select(rest: string, values: unknown[]): Promise<StoredPicture[]> {
    const rows = await this.database.reader.query<MediaRow[]>(`SELECT ${COLUMNS} FROM media ${rest}`, values);
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
