/** What the author of a new theme is asked for. */
export interface NewTheme {
  readonly slug: string;
  readonly name: string;
  readonly themeId: number;
}

const text = (t: string): object => ({ t });
const ref = (name: string): object => ({ ref: name });

const page = (name: string, order: number, sections: readonly object[], more: object = {}): object => ({
  route: `/${name}`,
  h1: 'heading',
  nav: { label: text(`nav.${name}`), order, menu: 'main' },
  seo: { title: text(`${name}.pageHeading`), description: text(`${name}.pageText`) },
  ...more,
  sections: [
    {
      id: 'heading',
      type: 'page-heading',
      look: 'plain',
      settings: { heading: text(`${name}.pageHeading`), text: text(`${name}.pageText`) },
    },
    ...sections,
  ],
});

const contact = (page: string): object => ({
  id: 'contact',
  type: 'contact',
  look: 'panel',
  settings: { heading: text(`${page}.contact`), text: text(`${page}.contactText`) },
  bindings: { school: ref('data.header') },
  onError: 'message',
});

const home = {
  route: '/',
  h1: 'banner',
  nav: { label: text('nav.home'), order: 1, menu: 'main' },
  seo: { title: ref('site.school_Name') },
  data: {
    banners: { source: 'banners' },
    about: { source: 'about' },
    gallery: { source: 'gallery', params: { pageSize: 20, isActiveWebsite: 1 } },
    holidays: { source: 'holidays' },
  },
  sections: [
    {
      id: 'banner',
      type: 'banner',
      look: 'plain',
      settings: { autoplayMs: 6000 },
      bindings: { items: ref('data.banners'), schoolName: ref('site.school_Name') },
    },
    {
      id: 'about',
      type: 'about',
      look: 'portrait',
      when: { ref: 'data.about', op: 'present' },
      bindings: { about: ref('data.about') },
    },
    {
      id: 'gallery',
      type: 'gallery-preview',
      look: 'bento',
      settings: {
        limit: 6,
        heading: text('home.gallery'),
        moreLabel: text('home.galleryMore'),
        moreHref: '/gallery',
      },
      bindings: { items: ref('data.gallery') },
    },
    {
      id: 'holidays',
      type: 'holidays',
      look: 'list',
      settings: { heading: text('home.holidays') },
      bindings: { items: ref('data.holidays') },
      onEmpty: 'message',
    },
  ],
};

const templates = {
  home,
  gallery: page(
    'gallery',
    2,
    [
      {
        id: 'gallery',
        type: 'gallery-preview',
        look: 'grid',
        settings: { limit: 100, byAlbum: true, heading: text('gallery.list') },
        bindings: { items: ref('data.gallery') },
        onEmpty: 'message',
        onError: 'message',
      },
    ],
    {
      nav: { label: text('nav.gallery'), order: 2, menu: 'main', onlyWith: 'has_Albums' },
      data: { gallery: { source: 'gallery', params: { pageSize: 100, isActiveWebsite: 1 } } },
    },
  ),
  registration: page('registration', 3, [contact('registration')]),
  'not-found': {
    h1: 'message',
    seo: { title: text('notFound.heading') },
    sections: [
      {
        id: 'message',
        type: 'page-message',
        look: 'plain',
        settings: {
          heading: text('notFound.heading'),
          text: text('notFound.text'),
          linkLabel: text('notFound.link'),
          linkHref: '/',
        },
      },
    ],
  },
};

const strings = {
  'nav.home': 'Home',
  'nav.gallery': 'Gallery',
  'nav.registration': 'Admissions',
  'home.gallery': 'Photo gallery',
  'home.galleryMore': 'See all photos',
  'home.holidays': 'Holidays',
  'gallery.pageHeading': 'Photo gallery',
  'gallery.pageText': 'Photographs of the school, album by album.',
  'gallery.list': 'Albums',
  'registration.pageHeading': 'Admissions',
  'registration.pageText': 'Tell us about your child, and we will tell you about the school.',
  'registration.contact': 'How to enquire',
  'registration.contactText': 'Call, write, or come to the school office.',
  'notFound.heading': 'This page could not be found',
  'notFound.text': 'It may have moved, or the address may have been mistyped.',
  'notFound.link': 'Go to the home page',
};

/** A small school site: home, gallery, admissions, log-in and the page for an unknown address. */
export const blankTheme = ({ slug, name, themeId }: NewTheme, tokens: object): object => ({
  $schema: '../theme.schema.json',
  format: 2,
  themeId,
  slug,
  name,
  version: '0.1.0',
  tokens,
  data: { header: { source: 'header' } },
  groups: {
    header: [{ id: 'header', type: 'site-header', look: 'bar', bindings: { school: ref('data.header') } }],
    footer: [{ id: 'footer', type: 'site-footer', look: 'skyline', bindings: { school: ref('data.header') } }],
  },
  templates,
  locales: { default: 'en', strings: { en: strings } },
});
