import { ApiProperty, ApiPropertyOptional, OmitType } from '../../platform/http/api-docs.js';
import { applyDecorators } from '@nestjs/common';
import { ValidateIf } from 'class-validator';
import { ImageUrl, Label, MaxBytes, Text } from '../../platform/http/fields.js';
import { pick } from '../../platform/fields/fields.js';
import { viewOf, Written } from '../../platform/http/field-classes.js';
import { parseMoment } from '../../platform/http/moment.js';
import {
  type DeletedPost,
  type Post,
  type PostCategory,
  type PostDraft,
  type PostVersion,
} from '../domain/post.js';
import { POST_FIELDS, SUMMARY_FIELDS } from '../domain/post-fields.js';
import { publishAtOf, type PostStatus } from '../domain/publication.js';

const CONTENT_BYTES = POST_FIELDS.content.max;

/** A draft may lack the field. Stands above the field's own rules. */
const UnlessDraft = () =>
  applyDecorators(
    ApiPropertyOptional(),
    ValidateIf(
      ({ status }: PostBody, value: unknown) => status !== 'draft' || (value !== undefined && value !== null),
    ),
  );

/** Without `status` a post is published at once, and an existing one keeps its status. */
export class PostBody {
  @Written(POST_FIELDS.title) title: string;
  @UnlessDraft() @Text({ max: POST_FIELDS.excerpt.max, lines: true }) excerpt?: string;
  @UnlessDraft() @Written(POST_FIELDS.content) @MaxBytes(CONTENT_BYTES) content?: string;
  @Written(POST_FIELDS.category) category: PostCategory;
  @UnlessDraft() @Label('Image URL') @ImageUrl() imageUrl?: string;
  @Label('Image description') @Written(POST_FIELDS.imageAlt, { optional: true }) imageAlt?: string | null;
  @Written(POST_FIELDS.author, { optional: true }) author?: string | null;
  @Written(POST_FIELDS.reviewedOn) reviewedOn?: string | null;
  /** Worked out when it is empty, or left out of a new post. */
  @Label('Read Time') @Written(POST_FIELDS.readTime, { optional: true }) readTime?: string | null;
  @Written(POST_FIELDS.status, { optional: true }) status?: PostStatus | null;
  /** ISO 8601 with a time zone, in the future; required for a scheduled post, and counts for no other. */
  @Label('Publish time') @Text({ max: 40, optional: true }) publishAt?: string | null;
}

export class PostChangeBody extends PostBody {
  /** Rejects the change when the post was changed since. */
  @Text({ max: 24, optional: true }) ifUpdatedAt?: string | null;
}

/**
 * The draft of a body. A field that was sent empty becomes empty; one that was not sent is left out. Rejects a time that
 * has no time zone.
 */
export function draftOf(body: PostBody): PostDraft {
  const { title, excerpt, content, category, imageUrl, status, publishAt } = body;
  return {
    title,
    category,
    excerpt: excerpt ?? '',
    content: content ?? '',
    imageUrl: imageUrl ?? '',
    ...('imageAlt' in body && { imageAlt: body.imageAlt ?? '' }),
    ...('author' in body && { author: body.author ?? '' }),
    ...('reviewedOn' in body && { reviewedOn: body.reviewedOn ?? null }),
    ...('readTime' in body && { readTime: body.readTime ?? '' }),
    ...(status && { status }),
    publishAt: publishAt ? parseMoment('publishAt', 'Publish time', publishAt) : null,
  };
}

export class PreviewBody {
  @Written(POST_FIELDS.content) @MaxBytes(CONTENT_BYTES) content: string;
}

export class PreviewView {
  @ApiProperty() html: string;
}

export class PreviewLinkView {
  @ApiProperty({ description: 'A path of the site' }) url: string;
  @ApiProperty() expiresAt: string;
}

const POST_NAMES = Object.keys(POST_FIELDS) as (keyof Post)[];

export class PostView extends viewOf<Post>(POST_FIELDS) {
  @ApiProperty({ type: String, nullable: true, description: 'Null unless it is scheduled' }) publishAt:
    string | null;
}

export class DeletedPostView extends OmitType(PostView, ['content']) {
  @ApiProperty() deletedAt: string;
}

export function postView(post: Post): PostView {
  return { ...pick(post, POST_NAMES), publishAt: publishAtOf(post) };
}

export function deletedPostView(post: DeletedPost): DeletedPostView {
  return { ...pick(post, SUMMARY_FIELDS), publishAt: publishAtOf(post), deletedAt: post.deletedAt };
}

export class PostVersionView implements PostVersion {
  @ApiProperty() id: string;
  @ApiProperty() blogPostId: string;
  @ApiProperty() title: string;
  @ApiProperty() content: string;
  @ApiProperty() editedBy: string;
  @ApiProperty() editedByName: string;
  @ApiProperty() createdAt: string;
}
