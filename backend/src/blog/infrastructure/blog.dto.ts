import { ApiProperty } from '@nestjs/swagger';
import { ImageUrl, Label, MaxBytes, OneOf, Text } from '../../platform/http/fields.js';
import {
  type DeletedPost,
  type Post,
  POST_CATEGORIES,
  type PostCategory,
  type PostVersion,
} from '../domain/post.js';

const CONTENT_BYTES = 200_000;

export class PostBody {
  @Text({ max: 200 }) title: string;
  @Text({ max: 500, lines: true }) excerpt: string;
  @Text({ max: CONTENT_BYTES, lines: true }) @MaxBytes(CONTENT_BYTES) content: string;
  @OneOf(POST_CATEGORIES) category: PostCategory;
  @Label('Image URL') @ImageUrl() imageUrl: string;
  @Label('Read Time') @Text({ max: 40 }) readTime: string;
}

export class PreviewBody {
  @Text({ max: CONTENT_BYTES, lines: true }) @MaxBytes(CONTENT_BYTES) content: string;
}

export class PreviewView {
  @ApiProperty() html: string;
}

export class PostView implements Post {
  @ApiProperty() id: string;
  @ApiProperty() slug: string;
  @ApiProperty() title: string;
  @ApiProperty() excerpt: string;
  @ApiProperty() content: string;
  @ApiProperty({ enum: POST_CATEGORIES }) category: PostCategory;
  @ApiProperty() imageUrl: string;
  @ApiProperty() readTime: string;
  @ApiProperty() publishedAt: string;
}

export function postView(post: Post): PostView {
  return {
    id: post.id,
    slug: post.slug,
    title: post.title,
    excerpt: post.excerpt,
    content: post.content,
    category: post.category,
    imageUrl: post.imageUrl,
    readTime: post.readTime,
    publishedAt: post.publishedAt,
  };
}

export class DeletedPostView implements DeletedPost {
  @ApiProperty() id: string;
  @ApiProperty() slug: string;
  @ApiProperty() title: string;
  @ApiProperty() excerpt: string;
  @ApiProperty({ enum: POST_CATEGORIES }) category: PostCategory;
  @ApiProperty() imageUrl: string;
  @ApiProperty() readTime: string;
  @ApiProperty() publishedAt: string;
  @ApiProperty() deletedAt: string;
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
