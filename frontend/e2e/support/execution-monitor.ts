import { expect, type Page } from '@playwright/test';
import { CALL } from './payloads';

/** Detects executed payloads. Watch a page before it is opened. */
export class ExecutionMonitor {
  readonly #found: string[] = [];
  readonly #page: Page;
  #texts = '';

  private constructor(page: Page) {
    this.#page = page;
  }

  static async watch(page: Page): Promise<ExecutionMonitor> {
    const monitor = new ExecutionMonitor(page);
    page.on('dialog', (dialog) => {
      monitor.#found.push(`dialog: ${dialog.message()}`);
      void dialog.dismiss();
    });
    page.on('popup', (popup) => monitor.#found.push(`window: ${popup.url()}`));
    await page.exposeFunction(CALL.replace('()', ''), () => monitor.#found.push(`executed at ${page.url()}`));
    await page.exposeFunction('__reported', (what: string) => monitor.#found.push(`policy: ${what}`));
    await page.addInitScript(() =>
      addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
        const page = window as unknown as { __reported(what: string): void };
        page.__reported(`${violatedDirective} ${blockedURI} ${sample}`);
      }),
    );
    return monitor;
  }

  /** Fails if a payload was executed or reported, or is executable in the page; collects the page's text. */
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

  /** Fails unless each text was shown exactly since the last call. */
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
