import { SAMPLE_TESTIMONIALS, TESTIMONIALS_TITLE } from '../content/testimonials';

/** Three quotes, all visible at once. */
export function Testimonials() {
  return (
    <section className="testimonials page-width" aria-labelledby="testimonials-title">
      <h2 id="testimonials-title">{TESTIMONIALS_TITLE}</h2>
      <ul className="animate-on-scroll">
        {SAMPLE_TESTIMONIALS.map(({ quote, name, about }) => (
          <li key={name}>
            <figure>
              <blockquote>
                <p>{quote}</p>
              </blockquote>
              <figcaption>
                <strong>{name}</strong> {about}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}
