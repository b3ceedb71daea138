import type { ServiceInterest } from '@contract';
import { SERVICES, SERVICES_LEAD, SERVICES_TITLE } from '../content/services';
import { Icon } from '../icons/Icon';

interface ServicesSectionProps {
  /** Told which service a visitor wants to talk about, on the way to the booking form. */
  readonly onChoose: (interest: ServiceInterest) => void;
}

/** The six services; each leads to the booking form, which then has it chosen already. */
export function ServicesSection({ onChoose }: ServicesSectionProps) {
  return (
    <section className="services page-width" id="services" aria-labelledby="services-title">
      <div className="section-head">
        <h2 id="services-title">{SERVICES_TITLE}</h2>
        <p className="section-lead">{SERVICES_LEAD}</p>
      </div>
      <ul className="service-cards animate-on-scroll">
        {SERVICES.map(({ title, gain, detail, icon, interest }) => (
          <li className="service-card" key={title}>
            <span className="service-icon">
              <Icon name={icon} size={26} />
            </span>
            <h3>{title}</h3>
            <p>
              <strong>{gain}</strong> {detail}
            </p>
            <a className="arrow-link" href="/#contact" onClick={() => interest && onChoose(interest)}>
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
