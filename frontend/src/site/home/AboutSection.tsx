import type { HomeContent, Picture } from '@contract';
import { LicenceCheck } from '../layout/LicenceCheck';
import { usePage } from '../PageContext';
import { SitePicture } from '../pictures/SitePicture';
import { Portrait } from './Portrait';

interface AboutSectionProps {
  readonly about: HomeContent['about'];
  /** Null: the drawn portrait. */
  readonly portrait: Picture | null;
}

/** The advisor's profile. */
export function AboutSection({ about, portrait }: AboutSectionProps) {
  const { business } = usePage();
  return (
    <section className="about" id="about" aria-labelledby="about-title">
      <div className="page-width about-columns animate-on-scroll">
        {portrait ? (
          <SitePicture
            className="portrait portrait-picture"
            picture={portrait}
            sizes="20rem"
            alt={portrait.alt || business.advisor}
            lazy
          />
        ) : (
          <Portrait name={business.advisor} />
        )}
        <div>
          <h2 id="about-title">{about.title}</h2>
          <p className="section-lead">
            {business.advisor} {about.lead}
          </p>
          {about.story
            .split('\n')
            .filter((paragraph) => paragraph.trim() !== '')
            .map((paragraph, index) => (
              <p key={index}>{paragraph}</p>
            ))}
          <dl className="facts">
            {about.facts.map(({ term, detail }, index) => (
              <div key={index}>
                <dt>{term}</dt>
                <dd>
                  {detail}
                  {index === 0 && (
                    <>
                      {' '}
                      <span className="no-break">{business.licence}.</span>
                      <LicenceCheck />
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
