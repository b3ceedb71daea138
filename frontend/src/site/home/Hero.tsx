import type { HomeContent } from '@contract';
import { HERO_LINKS } from '../content/home';
import { Icon } from '../icons/Icon';
import { LicenceCheck } from '../layout/LicenceCheck';
import { usePage } from '../PageContext';
import { HeroScene } from '../../shared/brand/HeroScene';

/** The top of the home page: a heading, two links and a drawing. */
export function Hero({ title, lead }: HomeContent['hero']) {
  const { business } = usePage();
  return (
    <section className="hero" id="home">
      <div className="page-width hero-columns">
        <div className="hero-words">
          <h1>{title}</h1>
          <p className="hero-lead">{lead}</p>
          <div className="hero-buttons">
            <a className="button button-primary button-large" href="/#contact">
              {HERO_LINKS.book}
            </a>
            <a className="button button-secondary button-large" href="/#services">
              {HERO_LINKS.services}
            </a>
          </div>
          <p className="hero-licence">
            <Icon name="check" />
            <span>
              {business.advisor}, licensed advisor · <span className="no-break">{business.licence}</span>
              <LicenceCheck />
            </span>
          </p>
        </div>
        <HeroScene />
      </div>
    </section>
  );
}
