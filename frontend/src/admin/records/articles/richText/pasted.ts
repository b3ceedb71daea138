/**
 * HTML of other programs without what is not text: comments of Word, its markers of lists, and pictures that only that
 * computer has.
 */
export function cleanPaste(html: string): string {
  const { body } = new DOMParser().parseFromString(html.replace(/<!--[^]*?-->/g, ''), 'text/html');
  for (const element of body.querySelectorAll('style, script, meta, title, o\\:p')) element.remove();
  for (const paragraph of body.querySelectorAll<HTMLElement>('p[class^=MsoList], p[style*=mso-list]'))
    intoList(paragraph);
  return body.innerHTML;
}

/** Word writes the items of a list as paragraphs with a marker. */
function intoList(paragraph: HTMLElement): void {
  const marker = paragraph.querySelector<HTMLElement>('[style*=mso-list]');
  const sign = (marker ?? paragraph).textContent.trim();
  marker?.remove();
  const kind = /^\w{1,4}[.)]/.test(sign) ? 'ol' : 'ul';
  const item = document.createElement('li');
  item.append(...paragraph.childNodes);
  const before = paragraph.previousElementSibling;
  const list = before?.tagName.toLowerCase() === kind ? before : document.createElement(kind);
  list.append(item);
  if (list === before) paragraph.remove();
  else paragraph.replaceWith(list);
}
