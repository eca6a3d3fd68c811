import type { SectionManifest } from '../engine/section.ts';
import { about } from './about/manifest.ts';
import { bannerSlider } from './banner-slider/manifest.ts';
import { birthdayStudents } from './birthday-students/manifest.ts';
import { contactPanel } from './contact-panel/manifest.ts';
import { counters } from './counters/manifest.ts';
import { facilities } from './facilities/manifest.ts';
import { holidays } from './holidays/manifest.ts';
import { loginChooser } from './login-chooser/manifest.ts';
import { pageHeading } from './page-heading/manifest.ts';
import { pageMessage } from './page-message/manifest.ts';
import { photoGallery } from './photo-gallery/manifest.ts';
import { platformFeatures } from './platform-features/manifest.ts';
import { platformFooter } from './platform-footer/manifest.ts';
import { platformHeader } from './platform-header/manifest.ts';
import { platformHero } from './platform-hero/manifest.ts';
import { platformMessage } from './platform-message/manifest.ts';
import { platformSchools } from './platform-schools/manifest.ts';
import { platformSteps } from './platform-steps/manifest.ts';
import { popularClasses } from './popular-classes/manifest.ts';
import { siteFooter } from './site-footer/manifest.ts';
import { siteHeader } from './site-header/manifest.ts';
import { testimonials } from './testimonials/manifest.ts';

/** Every registered section type. */
export const sections: readonly SectionManifest[] = [
  about,
  bannerSlider,
  birthdayStudents,
  contactPanel,
  counters,
  facilities,
  holidays,
  loginChooser,
  pageHeading,
  pageMessage,
  photoGallery,
  platformFeatures,
  platformFooter,
  platformHeader,
  platformHero,
  platformMessage,
  platformSchools,
  platformSteps,
  popularClasses,
  siteFooter,
  siteHeader,
  testimonials,
];
