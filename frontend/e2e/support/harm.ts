import { expect, type Page } from '@playwright/test';
import { CALL } from './payloads';

/** Whatever a page does that somebody's text told it to do. Watch a page before it is first opened. */
export class Harm {
  readonly #found: string[] = [];
  readonly #page: Page;
  #texts = '';

  private constructor(page: Page) {
    this.#page = page;
  }

  static async watch(page: Page): Promise<Harm> {
    const harm = new Harm(page);
    page.on('dialog', (dialog) => {
      harm.#found.push(`dialog: ${dialog.message()}`);
      void dialog.dismiss();
    });
    page.on('popup', (popup) => harm.#found.push(`window: ${popup.url()}`));
    await page.exposeFunction(CALL.replace('()', ''), () => harm.#found.push(`executed at ${page.url()}`));
    await page.exposeFunction('__reported', (what: string) => harm.#found.push(`policy: ${what}`));
    await page.addInitScript(() =>
      addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
        const page = window as unknown as { __reported(what: string): void };
        page.__reported(`${violatedDirective} ${blockedURI} ${sample}`);
      }),
    );
    return harm;
  }

  /** Fails when anything was executed or reported, or stands in the page ready to be; keeps what the page says. */
  async expectNone(where: string): Promise<void> {
    const { text, armed } = await this.#page.evaluate(() => {
      const dangerous =
        'script:not([src]):not([type$="json"]), iframe, object, embed, base, meta[http-equiv], frame';
      const isArmed = ({ name, value }: Attr) =>
        /^on/i.test(name) ||
        (/^(href|action|formaction|xlink:href|srcdoc|data)$/i.test(name) &&
          /^\s*(javascript|vbscript|data):/i.test(value));
      const elements = [...document.querySelectorAll('*:not(link[rel=icon])')];
      const fields = [...document.querySelectorAll('input, textarea')] as HTMLInputElement[];
      return {
        text: [document.body?.textContent ?? '', ...fields.map(({ value }) => value)].join(' '),
        armed: [
          ...document.querySelectorAll(dangerous),
          ...elements.filter((element) => [...element.attributes].some(isArmed)),
        ].map((element) => element.outerHTML.slice(0, 200)),
      };
    });
    this.#texts += text;
    expect({ where, found: this.#found, armed }).toEqual({ where, found: [], armed: [] });
  }

  /** Fails unless each of these texts was shown, letter by letter, since it was last asked. */
  expectShown(what: string, texts: readonly string[]): void {
    const flat = (text: string) => text.replace(/\s+/g, ' ').trim();
    const shown = flat(this.#texts);
    this.#texts = '';
    expect({ what, missing: texts.filter((text) => !shown.includes(flat(text))) }).toEqual({
      what,
      missing: [],
    });
  }
}
