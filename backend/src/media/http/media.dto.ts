import { ApiProperty, OmitType } from '../../platform/http/api-docs.js';
import { Text } from '../../platform/http/fields.js';
import { OptionalShare } from '../../platform/http/share-field.js';
import { MAX_ALT, type PictureDetails, srcsetOf, type StoredPicture } from '../domain/stored-picture.js';
import { pictureUrl } from '../domain/picture-files.js';
import type { MediaUse, MediaUseKind } from '../media-uses.js';

export class UploadFields {
  @Text({ max: MAX_ALT, optional: true }) alt?: string | null;
}

/** The form of an upload, for the API document. */
export class UploadForm extends UploadFields {
  @ApiProperty({ type: String, format: 'binary' }) file: unknown;
}

export class MediaChangeBody {
  @Text({ max: MAX_ALT, optional: true }) alt?: string | null;
  @OptionalShare() focalX?: number | null;
  @OptionalShare() focalY?: number | null;
}

class MediaUseView {
  @ApiProperty({ enum: ['article', 'newsletter', 'setting'] }) kind: MediaUseKind;
  @ApiProperty() label: string;
  @ApiProperty({ description: 'The page of the console' }) link: string;
}

export class MediaView {
  @ApiProperty() id: string;
  @ApiProperty() hash: string;
  @ApiProperty({ description: 'The name of the uploaded file; text, not a path' }) name: string;
  @ApiProperty() alt: string;
  @ApiProperty({ minimum: 0, maximum: 1 }) focalX: number;
  @ApiProperty({ minimum: 0, maximum: 1 }) focalY: number;
  @ApiProperty({ description: 'Of the upright original' }) width: number;
  @ApiProperty() height: number;
  @ApiProperty({ description: 'Of the uploaded file' }) bytes: number;
  @ApiProperty({ example: '/media/0123456789abcdef0123456789abcdef-1600.webp' }) url: string;
  @ApiProperty() thumbnail: string;
  @ApiProperty() srcset: string;
  @ApiProperty() createdAt: string;
  @ApiProperty({ type: String, nullable: true }) uploadedByName: string | null;
  @ApiProperty({ type: [MediaUseView] }) uses: MediaUseView[];
}

/** A picture in the list, without its uses: they would cost queries for each row. */
export class MediaSummaryView extends OmitType(MediaView, ['uses']) {}

export function mediaSummary(picture: StoredPicture, names: ReadonlyMap<string, string>): MediaSummaryView {
  const { uploadedBy, ...shown } = picture;
  return {
    ...shown,
    url: pictureUrl(picture.hash, 1600, 'webp'),
    thumbnail: pictureUrl(picture.hash, 400, 'webp'),
    srcset: srcsetOf(picture),
    uploadedByName: names.get(uploadedBy) ?? null,
  };
}

export function mediaView(
  picture: StoredPicture,
  names: ReadonlyMap<string, string>,
  uses: readonly MediaUse[],
): MediaView {
  return {
    ...mediaSummary(picture, names),
    uses: uses.map(({ kind, label, link }) => ({ kind, label, link })),
  };
}

/** What the body changes. A blank text removes the text; null and what is left out change nothing. */
export function detailsOf(body: MediaChangeBody): Partial<PictureDetails> {
  const { alt, focalX, focalY } = body;
  return {
    ...(Object.hasOwn(body, 'alt') && alt !== null && { alt: alt ?? '' }),
    ...(typeof focalX === 'number' && { focalX }),
    ...(typeof focalY === 'number' && { focalY }),
  };
}
