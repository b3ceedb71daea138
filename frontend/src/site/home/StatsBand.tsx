import { STATS } from '../content/home';

/** The stats band, without animation. */
export function StatsBand() {
  return (
    <section className="stats" aria-label="In figures">
      <ul className="page-width">
        {STATS.map(({ figure, label }) => (
          <li key={label}>
            <strong>{figure}</strong> <span>{label}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
