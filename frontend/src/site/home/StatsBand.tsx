import type { HomeContent } from '@contract';

/** Longer figures are set smaller. */
const LONG = 9;

/** The stats band, without animation. */
export function StatsBand({ items }: HomeContent['stats']) {
  return (
    <section className="stats" aria-label="In figures">
      <ul className="page-width" id="stats">
        {items.map(({ figure, label }, index) => (
          <li key={index}>
            <strong className={figure.length > LONG ? 'stat-long' : undefined}>{figure}</strong>{' '}
            <span>{label}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
