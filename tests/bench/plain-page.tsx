import { type ComponentType, createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { AboutPortrait } from '#sections/about/looks/portrait/AboutPortrait.tsx';
import { Banner } from '#sections/banner/Banner.tsx';
import { BirthdayStudents } from '#sections/birthday-students/looks/standard/BirthdayStudents.tsx';
import { CallBar } from '#sections/call-bar/CallBar.tsx';
import { ClassesCards } from '#sections/classes/looks/cards/ClassesCards.tsx';
import { FacilitiesMosaic } from '#sections/facilities/looks/mosaic/FacilitiesMosaic.tsx';
import { GalleryPreview } from '#sections/gallery-preview/GalleryPreview.tsx';
import { HolidaysList } from '#sections/holidays/looks/list/HolidaysList.tsx';
import { LoginChooser } from '#sections/login-chooser/looks/standard/LoginChooser.tsx';
import { SiteFooterSkyline } from '#sections/site-footer/looks/skyline/SiteFooterSkyline.tsx';
import { SiteHeaderBar } from '#sections/site-header/looks/bar/SiteHeaderBar.tsx';
import { StatsCounters } from '#sections/stats/looks/counters/StatsCounters.tsx';
import { TestimonialsCarousel } from '#sections/testimonials/looks/carousel/TestimonialsCarousel.tsx';
import { TodayFlower } from '#sections/today/looks/flower/TodayFlower.tsx';

/** Props of each section by its place on the page, ready made. */
export type PlainProps = Readonly<Record<string, unknown>>;

interface RootProps {
  readonly at: string;
  readonly type: string;
  readonly look: string;
  readonly band?: 'even' | 'odd';
  readonly children: ReactElement | readonly ReactElement[];
}

function Section({ at, type, look, band, children }: RootProps) {
  const id = at.slice(at.indexOf('/') + 1);
  return (
    <section
      id={id}
      className="section"
      data-section={at}
      data-type={type}
      data-look={look}
      data-band={band}
      aria-labelledby={`${id}-heading`}
    >
      {children}
    </section>
  );
}

/** The home page as someone would write it by hand: the same components, the same roots. */
export const renderPlainPage = (props: Readonly<Record<string, PlainProps>>): string => {
  // The props are the engine's, taken over: each component's own type was kept where they were made.
  const place = (Component: ComponentType<never>, key: string): ReactElement =>
    createElement(Component as unknown as ComponentType<PlainProps>, props[key] ?? {});
  return renderToStaticMarkup(
    <>
      <header id="header" className="section" data-section="header/header" data-type="site-header" data-look="bar">
        {place(SiteHeaderBar, 'header/header')}
      </header>
      <main id="main" tabIndex={-1}>
        <div id="today" className="section" data-section="home/today" data-type="today" data-look="flower">
          {place(TodayFlower, 'home/today')}
        </div>
        <section
          id="banner"
          className="section"
          data-section="home/banner"
          data-type="banner"
          data-look="arch"
          data-band="even"
        >
          {place(Banner, 'home/banner')}
        </section>
        <Section at="home/login" type="login-chooser" look="standard" band="odd">
          {place(LoginChooser, 'home/login')}
        </Section>
        <Section at="home/about" type="about" look="portrait" band="even">
          {place(AboutPortrait, 'home/about')}
        </Section>
        <Section at="home/birthdays" type="birthday-students" look="standard" band="odd">
          {place(BirthdayStudents, 'home/birthdays')}
        </Section>
        <Section at="home/counters" type="stats" look="counters" band="even">
          {place(StatsCounters, 'home/counters')}
        </Section>
        <Section at="home/classes" type="classes" look="cards" band="odd">
          {place(ClassesCards, 'home/classes')}
        </Section>
        <Section at="home/facilities" type="facilities" look="mosaic" band="even">
          {place(FacilitiesMosaic, 'home/facilities')}
        </Section>
        <Section at="home/gallery" type="gallery-preview" look="bento" band="odd">
          {place(GalleryPreview, 'home/gallery')}
        </Section>
        <Section at="home/testimonials" type="testimonials" look="carousel" band="even">
          {place(TestimonialsCarousel, 'home/testimonials')}
        </Section>
        <Section at="home/holidays" type="holidays" look="list" band="odd">
          {place(HolidaysList, 'home/holidays')}
        </Section>
      </main>
      <footer id="footer" className="section" data-section="footer/footer" data-type="site-footer" data-look="skyline">
        {place(SiteFooterSkyline, 'footer/footer')}
      </footer>
      <div id="call-bar" className="section" data-section="footer/call-bar" data-type="call-bar" data-look="plain">
        {place(CallBar, 'footer/call-bar')}
      </div>
    </>,
  );
};
