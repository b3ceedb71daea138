/** Calculations that visitors refer to, for the area that keeps what they send. */
export abstract class Calculations {
  /**
   * What a visitor calculated, in words: `mp2?amount=1000` is a calculator and its inputs. Null where the site does not
   * offer it, an input is wrong or a figure is missing: then there was no result that could be meant.
   */
  abstract words(reference: string): Promise<string | null>;
}
