import { consolePageAt } from '@contract';
import { PAGES } from './frame/pages';
import { sessionUser } from './ground/api/session';
import '../shared/brand/fonts.css';
import '../shared/brand/colours.css';
import '../shared/brand/logo.css';
import '../shared/brand/scene.css';
import './firstPaint.css';

// The entry script is small, so that it soon asks for everything at once: the user, the console, and the page at the address.
// What fails here is asked for again where it is needed, which shows why.
const page = consolePageAt(window.location.pathname);
if (page !== undefined) {
  PAGES[page].load().catch(() => {});
  sessionUser()
    .then((user) => (user ? null : PAGES.login.load()))
    .catch(() => {});
}
void import('./renderConsole').then(({ renderConsole }) => renderConsole(page));
