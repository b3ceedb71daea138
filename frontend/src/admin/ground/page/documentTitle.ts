let page = '';
let beside = '';
let newLeads = 0;

function show() {
  document.title = `${newLeads > 0 ? `(${newLeads}) ` : ''}${beside || page} · Staff console`;
}

/** Sets the page's part of the document title. */
export function setPageTitle(title: string): void {
  page = title;
  show();
}

/** Sets the title of what is open beside the page, which the document has instead of the page's; '' when it is closed. */
export function setTitleBeside(title: string): void {
  beside = title;
  show();
}

/** Sets the number before the title, for example `(3) Dashboard · Staff console`; none for 0. */
export function setNewLeadCount(count: number): void {
  newLeads = count;
  if (page) show();
}
