import { ABOUT } from '../content/home';
import { usePage } from '../PageContext';
import { Portrait } from './Portrait';

/** The advisor's profile. */
export function AboutSection() {
  const { business } = usePage();
  return (
    <section className="about" id="about" aria-labelledby="about-title">
      <div className="page-width about-columns animate-on-scroll">
        <Portrait name={business.advisor} />
        <div>
          <h2 id="about-title">{ABOUT.title}</h2>
          <p className="section-lead">
            {business.advisor} {ABOUT.lead}
          </p>
          <p>{ABOUT.story}</p>
          <dl className="facts">
            {ABOUT.facts.map(({ term, detail }, index) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>
                  {detail}
                  {index === 0 && (
                    <>
                      {' '}
                      <span className="no-break">{business.licence}.</span>
                    </>
                  )}
                </dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </section>
  );
}
