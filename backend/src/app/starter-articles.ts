import { readdir, readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { Injectable } from '@nestjs/common';
import { CreatePost } from '../blog/application/create-post.js';
import { POST_CATEGORIES, type PostCategory } from '../blog/domain/post.js';
import { SqlPostQueries } from '../blog/store/sql-post-queries.js';

const ARTICLES = resolve(import.meta.dirname, '../../content/articles');

/** The articles that come with the product. */
@Injectable()
export class StarterArticles {
  constructor(
    private readonly posts: SqlPostQueries,
    private readonly createPost: CreatePost,
  ) {}

  async hasPost(): Promise<boolean> {
    return (await this.posts.all()).length > 0;
  }

  async add(): Promise<void> {
    for (const name of (await readdir(ARTICLES)).sort()) {
      const { draft, publishedAt } = articleOf(await readFile(resolve(ARTICLES, name), 'utf8'));
      await this.createPost.execute(draft, null, publishedAt);
    }
  }
}

/** An article file: `key: value` lines between two `---` lines, then Markdown. */
function articleOf(file: string) {
  const [, head = '', ...rest] = file.split(/^---$/m);
  const fields = new Map(
    head
      .trim()
      .split('\n')
      .map((line): [string, string] => {
        const colon = line.indexOf(': ');
        return [line.slice(0, colon), line.slice(colon + 2).trim()];
      }),
  );
  const field = (name: string): string => {
    const value = fields.get(name);
    if (!value) throw new Error(`An article lacks its ${name}`);
    return value;
  };
  const category = field('category') as PostCategory;
  if (!POST_CATEGORIES.includes(category)) throw new Error(`An article has the unknown category ${category}`);
  return {
    publishedAt: new Date(field('publishedAt')).toISOString(),
    draft: {
      title: field('title'),
      excerpt: field('excerpt'),
      content: rest.join('---').trim(),
      category,
      imageUrl: field('image'),
    },
  };
}
