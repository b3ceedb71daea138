import type { Provider, Type } from '@nestjs/common';
import { type CountName, type ListName, PersonalData, type PersonalPart } from '../personal-data.js';
import { whenDocumented } from './api-docs.js';

/** How a list of a person's record is shown. */
export interface ListWords {
  /** Above it, on the page that is printed for the person. */
  readonly title: string;
  /** Its place on the page, and in the answer of the API. */
  readonly page: number;
  readonly answer: number;
  /** A record of it is a person whom one can look up, or a contact with one. Others only belong to a person. */
  readonly shows?: 'person' | 'contact';
  /** The view of a record. */
  readonly type: Type<object>;
  readonly description?: string;
}

/** How a number of the certificate is documented. */
export interface CountWords {
  readonly answer: number;
  readonly description?: string;
}

/** The words of a part: of each of its lists and counts. */
export interface PersonalWords<L extends ListName = ListName, C extends CountName = CountName> {
  readonly lists: { readonly [Name in L]: ListWords };
  readonly counts: { readonly [Name in C]: CountWords };
}

const DECLARED: { readonly words: PersonalWords; readonly providers: Provider[] }[] = [];

/** A part with its words, for the providers of the area's module. */
export function personalPart<L extends ListName, C extends CountName>(
  part: Type<PersonalPart<L, C>>,
  words: PersonalWords<L, C>,
): Provider[] {
  const registration = {
    provide: `personal data of ${part.name}`,
    inject: [PersonalData, part],
    useFactory: (data: PersonalData, instance: PersonalPart<L, C>) => data.register(instance, words),
  };
  const providers = [part, registration];
  DECLARED.push({ words: words as unknown as PersonalWords, providers });
  return providers;
}

/** The parts of all modules that are loaded, for a command beside the server. */
export const declaredParts = (): Provider[] => DECLARED.flatMap(({ providers }) => providers);

const inOrder = <Words extends { readonly answer: number }>(
  found: readonly Readonly<Record<string, Words>>[],
) => found.flatMap((words) => Object.entries(words)).sort(([, one], [, other]) => one.answer - other.answer);

/** Documents the lists of all parts before the field; `own` are those of the class itself. */
export function DocumentsLists(
  own: Readonly<Record<string, Omit<ListWords, 'title' | 'page'>>>,
): PropertyDecorator {
  return (target) =>
    whenDocumented(({ ApiProperty }) => {
      for (const [name, { type, description }] of inOrder([own, ...DECLARED.map(({ words }) => words.lists)]))
        ApiProperty({ type: [type], ...(description && { description }) })(target, name);
    });
}

/** Documents a number for everything that parts count. */
export function documentCounts(view: Type<object>): void {
  whenDocumented(({ ApiProperty }) => {
    for (const [name, { description }] of inOrder(DECLARED.map(({ words }) => words.counts)))
      ApiProperty({ type: Number, ...(description && { description }) })(view.prototype as object, name);
  });
}
