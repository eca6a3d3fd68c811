import type { SectionManifest } from '#engine/section.ts';
import { about } from './about/manifest.ts';
import { aboutEvents } from './about-events/manifest.ts';
import { aboutStory } from './about-story/manifest.ts';
import { admissionEnquiry } from './admission-enquiry/manifest.ts';
import { admissionTrack } from './admission-track/manifest.ts';
import { bannerSlider } from './banner-slider/manifest.ts';
import { birthdayStudents } from './birthday-students/manifest.ts';
import { blogArticle } from './blog-article/manifest.ts';
import { blogList } from './blog-list/manifest.ts';
import { blogPicks } from './blog-picks/manifest.ts';
import { blogSpread } from './blog-spread/manifest.ts';
import { callBar } from './call-bar/manifest.ts';
import { certificateLookup } from './certificate-lookup/manifest.ts';
import { classLadder } from './class-ladder/manifest.ts';
import { classRegister } from './class-register/manifest.ts';
import { contactForm } from './contact-form/manifest.ts';
import { contactLetter } from './contact-letter/manifest.ts';
import { contactPanel } from './contact-panel/manifest.ts';
import { contactSplit } from './contact-split/manifest.ts';
import { counters } from './counters/manifest.ts';
import { disclosureRecord } from './disclosure-record/manifest.ts';
import { displayFooter } from './display-footer/manifest.ts';
import { emergencyBanner } from './emergency-banner/manifest.ts';
import { eventAgenda } from './event-agenda/manifest.ts';
import { eventRegister } from './event-register/manifest.ts';
import { eventTrail } from './event-trail/manifest.ts';
import { facilities } from './facilities/manifest.ts';
import { facilityCarousel } from './facility-carousel/manifest.ts';
import { facilitySelector } from './facility-selector/manifest.ts';
import { framedGallery } from './framed-gallery/manifest.ts';
import { galleryViewer } from './gallery-viewer/manifest.ts';
import { holidayMonths } from './holiday-months/manifest.ts';
import { holidayTable } from './holiday-table/manifest.ts';
import { holidays } from './holidays/manifest.ts';
import { honoursBoard } from './honours-board/manifest.ts';
import { justifiedGallery } from './justified-gallery/manifest.ts';
import { landingBanner } from './landing-banner/manifest.ts';
import { latestNews } from './latest-news/manifest.ts';
import { letterheadFooter } from './letterhead-footer/manifest.ts';
import { letterheadHeader } from './letterhead-header/manifest.ts';
import { loginChooser } from './login-chooser/manifest.ts';
import { lostTrail } from './lost-trail/manifest.ts';
import { messagePair } from './message-pair/manifest.ts';
import { messageSplits } from './message-splits/manifest.ts';
import { noticeBoard } from './notice-board/manifest.ts';
import { noticeRegister } from './notice-register/manifest.ts';
import { noticeStream } from './notice-stream/manifest.ts';
import { pageHeading } from './page-heading/manifest.ts';
import { pageMessage } from './page-message/manifest.ts';
import { pageSlip } from './page-slip/manifest.ts';
import { photoGallery } from './photo-gallery/manifest.ts';
import { platformApps } from './platform-apps/manifest.ts';
import { platformArticle } from './platform-article/manifest.ts';
import { platformBlogList } from './platform-blog-list/manifest.ts';
import { platformCarousels } from './platform-carousels/manifest.ts';
import { platformContact } from './platform-contact/manifest.ts';
import { platformDemo } from './platform-demo/manifest.ts';
import { platformFaq } from './platform-faq/manifest.ts';
import { platformFeatures } from './platform-features/manifest.ts';
import { platformFooter } from './platform-footer/manifest.ts';
import { platformHeader } from './platform-header/manifest.ts';
import { platformHero } from './platform-hero/manifest.ts';
import { platformMessage } from './platform-message/manifest.ts';
import { platformNews } from './platform-news/manifest.ts';
import { platformPartners } from './platform-partners/manifest.ts';
import { platformReasons } from './platform-reasons/manifest.ts';
import { platformRegistration } from './platform-registration/manifest.ts';
import { platformSamples } from './platform-samples/manifest.ts';
import { platformSchoolList } from './platform-school-list/manifest.ts';
import { platformSchoolProfile } from './platform-school-profile/manifest.ts';
import { platformStatistics } from './platform-statistics/manifest.ts';
import { platformSteps } from './platform-steps/manifest.ts';
import { platformTopSchools } from './platform-top-schools/manifest.ts';
import { platformTour } from './platform-tour/manifest.ts';
import { policyText } from './policy-text/manifest.ts';
import { popularClasses } from './popular-classes/manifest.ts';
import { programmeList } from './programme-list/manifest.ts';
import { quotedTestimonials } from './quoted-testimonials/manifest.ts';
import { ruledHeading } from './ruled-heading/manifest.ts';
import { ruledStats } from './ruled-stats/manifest.ts';
import { schoolCharter } from './school-charter/manifest.ts';
import { siteFooter } from './site-footer/manifest.ts';
import { siteHeader } from './site-header/manifest.ts';
import { splitBanner } from './split-banner/manifest.ts';
import { statBand } from './stat-band/manifest.ts';
import { stripHeader } from './strip-header/manifest.ts';
import { testimonialWall } from './testimonial-wall/manifest.ts';
import { testimonials } from './testimonials/manifest.ts';
import { titleBand } from './title-band/manifest.ts';
import { topperRail } from './topper-rail/manifest.ts';
import { welcomeNotices } from './welcome-notices/manifest.ts';

/** Every registered section type. */
export const sections: readonly SectionManifest[] = [
  about,
  aboutEvents,
  aboutStory,
  admissionEnquiry,
  admissionTrack,
  bannerSlider,
  birthdayStudents,
  blogArticle,
  blogList,
  blogPicks,
  blogSpread,
  callBar,
  certificateLookup,
  classLadder,
  classRegister,
  contactForm,
  contactLetter,
  contactPanel,
  contactSplit,
  counters,
  disclosureRecord,
  displayFooter,
  emergencyBanner,
  eventAgenda,
  eventRegister,
  eventTrail,
  facilities,
  facilityCarousel,
  facilitySelector,
  framedGallery,
  galleryViewer,
  holidayMonths,
  holidayTable,
  holidays,
  honoursBoard,
  justifiedGallery,
  landingBanner,
  latestNews,
  letterheadFooter,
  letterheadHeader,
  loginChooser,
  lostTrail,
  messagePair,
  messageSplits,
  noticeBoard,
  noticeRegister,
  noticeStream,
  pageHeading,
  pageMessage,
  pageSlip,
  photoGallery,
  platformApps,
  platformArticle,
  platformBlogList,
  platformCarousels,
  platformContact,
  platformDemo,
  platformFaq,
  platformFeatures,
  platformFooter,
  platformHeader,
  platformHero,
  platformMessage,
  platformNews,
  platformPartners,
  platformReasons,
  platformRegistration,
  platformSamples,
  platformSchoolList,
  platformSchoolProfile,
  platformStatistics,
  platformSteps,
  platformTopSchools,
  platformTour,
  policyText,
  popularClasses,
  programmeList,
  quotedTestimonials,
  ruledHeading,
  ruledStats,
  schoolCharter,
  siteFooter,
  siteHeader,
  splitBanner,
  statBand,
  stripHeader,
  testimonialWall,
  testimonials,
  titleBand,
  topperRail,
  welcomeNotices,
];
