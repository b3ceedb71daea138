/** Maximum duration of smooth scrolling, in milliseconds. */
const MAX_SCROLL_TIME = 1500;

/** Enables smooth scrolling for the next scroll; the style sheet shortens it for reduced motion. */
export function scrollSmoothly(): void {
  const { classList } = document.documentElement;
  classList.add('is-smooth-scrolling');
  const end = () => classList.remove('is-smooth-scrolling');
  document.addEventListener('scrollend', end, { once: true });
  setTimeout(end, MAX_SCROLL_TIME);
}
