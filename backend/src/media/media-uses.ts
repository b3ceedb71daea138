import { Injectable } from '@nestjs/common';

/** A place where a picture is shown. */
export interface MediaUse {
  readonly kind: MediaUseKind;
  /** What staff call it, such as the title of an article. */
  readonly label: string;
  /** The path of the console's page of it. */
  readonly link: string;
}

export type MediaUseKind = 'article' | 'newsletter' | 'setting';

/**
 * The places of one kind that show a picture. All its addresses begin with the prefix (`/media/{hash}-`), and those of no
 * other picture do.
 */
export type FindMediaUses = (urlPrefix: string) => Promise<readonly MediaUse[]>;

/** Where pictures are shown; the areas that show them register how their places are found. */
@Injectable()
export class MediaUses {
  private readonly byKind = new Map<MediaUseKind, FindMediaUses>();

  register(kind: MediaUseKind, find: FindMediaUses): void {
    this.byKind.set(kind, find);
  }

  async find(urlPrefix: string): Promise<MediaUse[]> {
    const found = await Promise.all([...this.byKind.values()].map((find) => find(urlPrefix)));
    return found.flat();
  }
}
