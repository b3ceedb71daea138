import { HERO } from '../content/home';
import { Icon } from '../icons/Icon';
import { usePage } from '../PageContext';
import { HeroScene } from '../../shared/brand/HeroScene';

/** The top of the home page: a heading, two links and a drawing. */
export function Hero() {
  const { business } = usePage();
  return (
    <section className="hero" id="home">
      <div className="page-width hero-columns">
        <div className="hero-words">
          <h1>{HERO.title}</h1>
          <p className="hero-lead">{HERO.lead}</p>
          <div className="hero-buttons">
            <a className="button button-primary button-large" href="/#contact">
              {HERO.book}
            </a>
            <a className="button button-secondary button-large" href="/#services">
              {HERO.services}
            </a>
          </div>
          <p className="hero-licence">
            <Icon name="check" />
            <span>
              {business.advisor}, licensed advisor · <span className="no-break">{business.licence}</span>
            </span>
          </p>
        </div>
        <HeroScene />
      </div>
    </section>
  );
}
