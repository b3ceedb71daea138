import type { HomeContent } from '@contract';
import { SERVICES, type ServicePreset } from '../content/services';
import { Icon } from '../icons/Icon';

interface ServicesSectionProps extends Pick<HomeContent, 'services'> {
  /** Called with the service when its link to the booking form is clicked. */
  readonly onSelect: (preset: ServicePreset) => void;
}

/** The six services; each link selects the service in the booking form. */
export function ServicesSection({ services, onSelect }: ServicesSectionProps) {
  return (
    <section className="services page-width" id="services" aria-labelledby="services-title">
      <div className="section-head">
        <h2 id="services-title">{services.title}</h2>
        <p className="section-lead">{services.lead}</p>
      </div>
      <ul className="service-cards animate-on-scroll">
        {SERVICES.map(({ title, icon, preset }, index) => (
          <li className="service-card" key={title}>
            <span className="service-icon">
              <Icon name={icon} size={26} />
            </span>
            <h3>{title}</h3>
            <p>
              <strong>{services.items[index]?.gain}</strong> {services.items[index]?.detail}
            </p>
            <a className="arrow-link" href="/#contact" onClick={() => onSelect({ ...preset })}>
              Talk about this
              <span className="sr-only">service: {title}</span>
              <Icon name="arrow" />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
