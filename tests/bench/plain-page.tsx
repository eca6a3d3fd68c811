import { type ComponentType, createElement, type ReactElement } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { About } from '#sections/about/About.tsx';
import { BannerSlider } from '#sections/banner-slider/BannerSlider.tsx';
import { BirthdayStudents } from '#sections/birthday-students/BirthdayStudents.tsx';
import { CallBar } from '#sections/call-bar/CallBar.tsx';
import { Counters } from '#sections/counters/Counters.tsx';
import { Facilities } from '#sections/facilities/Facilities.tsx';
import { Holidays } from '#sections/holidays/Holidays.tsx';
import { LoginChooser } from '#sections/login-chooser/LoginChooser.tsx';
import { PhotoGallery } from '#sections/photo-gallery/PhotoGallery.tsx';
import { PopularClasses } from '#sections/popular-classes/PopularClasses.tsx';
import { SiteFooter } from '#sections/site-footer/SiteFooter.tsx';
import { SiteHeader } from '#sections/site-header/SiteHeader.tsx';
import { Testimonials } from '#sections/testimonials/Testimonials.tsx';

/** Props of each section by its place on the page, ready made. */
export type PlainProps = Readonly<Record<string, unknown>>;

interface RootProps {
  readonly at: string;
  readonly type: string;
  readonly band?: 'even' | 'odd';
  readonly children: ReactElement | readonly ReactElement[];
}

function Section({ at, type, band, children }: RootProps) {
  const id = at.slice(at.indexOf('/') + 1);
  return (
    <section
      id={id}
      className="section"
      data-section={at}
      data-type={type}
      data-band={band}
      aria-labelledby={`${id}-heading`}
    >
      {children}
    </section>
  );
}

/** The home page as someone would write it by hand: the same components, the same roots, the same one island. */
export const renderPlainPage = (props: Readonly<Record<string, PlainProps>>): string => {
  // The props are the engine's, taken over: each component's own type was kept where they were made.
  const place = (Component: ComponentType<never>, key: string): ReactElement =>
    createElement(Component as unknown as ComponentType<PlainProps>, props[key] ?? {});
  const island = props['home/testimonials'] ?? {};
  const html = renderToString(place(Testimonials, 'home/testimonials'), { identifierPrefix: 'home_testimonials_' });
  return renderToStaticMarkup(
    <>
      <header id="header" className="section" data-section="header/header" data-type="site-header">
        {place(SiteHeader, 'header/header')}
      </header>
      <main id="main" tabIndex={-1}>
        <section id="banner" className="section" data-section="home/banner" data-type="banner-slider" data-band="even">
          {place(BannerSlider, 'home/banner')}
        </section>
        <Section at="home/login" type="login-chooser" band="odd">
          {place(LoginChooser, 'home/login')}
        </Section>
        <Section at="home/about" type="about" band="even">
          {place(About, 'home/about')}
        </Section>
        <Section at="home/birthdays" type="birthday-students" band="odd">
          {place(BirthdayStudents, 'home/birthdays')}
        </Section>
        <Section at="home/counters" type="counters" band="even">
          {place(Counters, 'home/counters')}
        </Section>
        <Section at="home/classes" type="popular-classes" band="odd">
          {place(PopularClasses, 'home/classes')}
        </Section>
        <Section at="home/facilities" type="facilities" band="even">
          {place(Facilities, 'home/facilities')}
        </Section>
        <Section at="home/gallery" type="photo-gallery" band="odd">
          {place(PhotoGallery, 'home/gallery')}
        </Section>
        <Section at="home/testimonials" type="testimonials" band="even">
          {createElement('x-island', {
            'data-src': '/assets/island-testimonials.js',
            'data-mode': 'visible',
            'data-prefix': 'home_testimonials_',
            dangerouslySetInnerHTML: { __html: html },
          })}
          <script
            type="application/json"
            dangerouslySetInnerHTML={{ __html: JSON.stringify(island).replaceAll('<', '\\u003c') }}
          />
        </Section>
        <Section at="home/holidays" type="holidays" band="odd">
          {place(Holidays, 'home/holidays')}
        </Section>
      </main>
      <footer id="footer" className="section" data-section="footer/footer" data-type="site-footer">
        {place(SiteFooter, 'footer/footer')}
      </footer>
      <div id="call-bar" className="section" data-section="footer/call-bar" data-type="call-bar">
        {place(CallBar, 'footer/call-bar')}
      </div>
    </>,
  );
};
