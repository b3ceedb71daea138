import type { HomeContent, IssueSummary, ReturnedForm } from '@contract';
import { useState } from 'react';
import { BookingSection } from '../booking/BookingSection';
import type { ServicePreset } from '../content/services';
import { NewsletterBlock } from '../newsletter/NewsletterBlock';
import { AboutSection } from './AboutSection';
import { Hero } from './Hero';
import { PhoneBar } from './PhoneBar';
import { ServicesSection } from './ServicesSection';
import { StatsBand } from './StatsBand';
import { Testimonials } from './Testimonials';

interface HomePageProps {
  readonly content: HomeContent;
  readonly latestIssue?: IssueSummary | null;
  readonly booking?: ReturnedForm | undefined;
  readonly newsletter?: ReturnedForm | undefined;
}

/** The home page with the anchors home, services, about and contact (spec §2). */
export function HomePage({ content, latestIssue, booking, newsletter }: HomePageProps) {
  const [preset, setPreset] = useState<ServicePreset>();
  return (
    <>
      <Hero {...content.hero} />
      <div className="after-hero">
        {!content.stats.hidden && <StatsBand {...content.stats} />}
        <ServicesSection services={content.services} onSelect={setPreset} />
        <AboutSection about={content.about} portrait={content.portrait} />
        <NewsletterBlock latest={latestIssue} returned={newsletter} />
        {!content.testimonials.hidden && <Testimonials {...content.testimonials} />}
        <PhoneBar />
      </div>
      <BookingSection returned={booking} preset={preset} />
    </>
  );
}
