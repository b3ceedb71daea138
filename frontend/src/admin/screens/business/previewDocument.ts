/** A link or control in the preview leads nowhere, with pointer and keyboard. */
const INERT = 'a, button, input, select, textarea, summary, label { pointer-events: none !important; }';
const CONTROLS = 'a, button, input, select, textarea, summary, iframe';
const STYLES = 'style, link[rel="stylesheet"]';

/** The page of the server as a document whose links and controls do nothing. */
export function previewDocument(html: string): string {
  const page = new DOMParser().parseFromString(html, 'text/html');
  page.querySelectorAll('script').forEach((script) => script.remove());
  page.querySelectorAll(CONTROLS).forEach((control) => control.setAttribute('tabindex', '-1'));
  const style = page.createElement('style');
  style.textContent = INERT;
  page.head.append(style);
  return `<!doctype html>${page.documentElement.outerHTML}`;
}

/** Shows another version of the page in its document, which keeps its place and does not flash. */
export function showIn(shown: Document, html: string): void {
  const next = new DOMParser().parseFromString(html, 'text/html');
  const [before, after] = [stylesOf(shown), stylesOf(next)];
  after
    .filter((style) => !before.some((other) => other.isEqualNode(style)))
    .forEach((style) => shown.head.append(shown.adoptNode(style)));
  before
    .filter((style) => !after.some((other) => other.isEqualNode(style)))
    .forEach((style) => style.remove());
  for (const { name } of [...shown.documentElement.attributes]) shown.documentElement.removeAttribute(name);
  for (const { name, value } of next.documentElement.attributes)
    shown.documentElement.setAttribute(name, value);
  shown.body.replaceWith(shown.adoptNode(next.body));
}

const stylesOf = (page: Document) => [...page.head.querySelectorAll(STYLES)];

/** Scrolls the page in a frame to one of its elements. */
export function scrollToElement(frame: HTMLIFrameElement, id: string): void {
  const { contentDocument, contentWindow } = frame;
  const element = contentDocument?.getElementById(id);
  if (!element || !contentDocument || !contentWindow) return;
  // scrollIntoView would scroll the console too
  const { scrollMarginTop } = contentWindow.getComputedStyle(element);
  const { scrollPaddingTop } = contentWindow.getComputedStyle(contentDocument.documentElement);
  // the header of the site stays above the page
  const covered = pixels(scrollMarginTop) + pixels(scrollPaddingTop);
  const top = element.getBoundingClientRect().top + contentWindow.scrollY - covered;
  contentWindow.scrollTo({ top, behavior: 'instant' });
}

const pixels = (length: string) => parseFloat(length) || 0;
