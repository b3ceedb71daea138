import { STATS } from '../content/home';

/** Four figures on a forest band; they stand still. */
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
