import { Injectable } from '@nestjs/common';
import { PublishedPosts } from '../blog/published-posts.js';
import { CalculatorData } from './calculator-data.js';
import type { TextPart } from './page-data.js';

/** The text of an article for its page, with the calculators that it embeds. */
@Injectable()
export class ArticleText {
  constructor(
    private readonly posts: PublishedPosts,
    private readonly calculators: CalculatorData,
  ) {}

  /** `goodUntil` (ISO 8601, UTC) is null for a text without a calculator, whose figures change with the day. */
  async of(
    content: string,
  ): Promise<{ readonly text: readonly TextPart[]; readonly goodUntil: string | null }> {
    const goodUntil = this.calculators.goodUntil();
    const parts = this.posts.parts(content);
    const text = await Promise.all(
      parts.map((part) =>
        'calculator' in part ? this.calculators.embedded(part.calculator) : Promise.resolve(part),
      ),
    );
    const shown = text.filter((part) => part !== null);
    return { text: shown, goodUntil: shown.some((part) => 'calculator' in part) ? goodUntil : null };
  }
}
