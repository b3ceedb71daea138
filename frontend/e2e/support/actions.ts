import type { Page } from '@playwright/test';

/**
 * Counts what a person does on the page from now on: a press of a pointer, a key that is not part of a text, the text of
 * one field, a file.
 */
export async function countActions(page: Page): Promise<() => number> {
  let actions = 0;
  await page.exposeFunction('countAction', () => {
    actions += 1;
  });
  const count = () => {
    const { countAction } = window as unknown as { countAction: () => void };
    let filled: EventTarget | null = null;
    const isText = (target: EventTarget | null) =>
      target instanceof HTMLTextAreaElement ||
      (target instanceof HTMLInputElement && !['checkbox', 'radio', 'file'].includes(target.type));
    addEventListener('pointerdown', () => countAction(), true);
    addEventListener(
      'keydown',
      ({ key, target }) => {
        const modifier = ['Control', 'Shift', 'Alt', 'Meta'].includes(key);
        if (!modifier && !(isText(target) && key.length === 1)) countAction();
      },
      true,
    );
    addEventListener(
      'input',
      ({ target }) => {
        if (isText(target) && target !== filled) countAction();
        filled = target;
      },
      true,
    );
    addEventListener(
      'change',
      ({ target }) => {
        if (
          target instanceof HTMLSelectElement ||
          (target instanceof HTMLInputElement && target.type === 'file')
        )
          countAction();
      },
      true,
    );
  };
  await page.addInitScript(count);
  await page.evaluate(count);
  return () => actions;
}
