import type { HomeContent } from '@contract';

/** Three quotes, all visible at once. */
export function Testimonials({ title, items }: HomeContent['testimonials']) {
  return (
    <section className="testimonials page-width" aria-labelledby="testimonials">
      <h2 id="testimonials">{title}</h2>
      <ul className="animate-on-scroll">
        {items.map(({ quote, name, about }, index) => (
          <li key={index}>
            <figure>
              <blockquote>
                <p>{quote}</p>
              </blockquote>
              <figcaption>
                <strong>{about === '' ? name : `${name},`}</strong> {about}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}
