export interface RoleFacts {
  /** What the page is for. */
  readonly title: string;
  /** Where it stands unless a theme gives the role to another page. `:` is a param of any name. */
  readonly address: string;
  /** The sources whose data it shows, or the kinds of section that stand on it, where others lead to it for that. */
  readonly shows?: readonly string[];
  /** What does instead where no page shows that. */
  readonly orShows?: readonly string[];
}

/** What the pages of a site are for that others lead to: sections, feeds, the sitemap, mails. */
export const pageRoles = {
  home: { title: 'The site’s first page', address: '/' },
  blog: { title: 'The list of articles', address: '/blog', shows: ['blogPage', 'blogs'] },
  article: { title: 'One article, by its slug', address: '/blog/:', shows: ['blogPost'] },
  gallery: { title: 'The albums', address: '/gallery', shows: ['gallery'] },
  album: { title: 'One album, by its slug', address: '/gallery/:', shows: ['album'] },
  notices: { title: 'The notices', address: '/notices', shows: ['notices'] },
  holidays: { title: 'The holidays', address: '/holidays', shows: ['holidays'] },
  events: { title: 'The events', address: '/events', shows: ['events'] },
  enquiry: {
    title: 'The admission enquiry',
    address: '/registration',
    shows: ['admission-enquiry'],
    // Some schools take enquiries by telephone alone.
    orShows: ['contact', 'contact-form'],
  },
  tracking: { title: 'How an enquiry goes', address: '/admission/track', shows: ['admission-track'] },
  contact: {
    title: 'How the school is reached',
    address: '/contact',
    shows: ['contact-form', 'contact', 'product-contact'],
  },
  certificate: {
    title: 'Where a transfer certificate is looked up',
    address: '/disclosure/transfer-certificate',
    shows: ['certificate-lookup'],
  },
  disclosure: { title: 'The mandatory disclosure', address: '/disclosure', shows: ['disclosure'] },
  'school-list': { title: 'The list of schools', address: '/school-list' },
  'school-profile': { title: 'One school, by its slug', address: '/school-profile/:' },
  register: { title: 'Where a school makes its website', address: '/create-school-web-page' },
  demo: { title: 'Where a demonstration is asked for', address: '/request-demo' },
} as const satisfies Readonly<Record<string, RoleFacts>>;

export type PageRole = keyof typeof pageRoles;

export const pageRoleNames = Object.keys(pageRoles) as readonly PageRole[];

/** The address of one of many pages: a route such as `/blog/:slug` with its param filled in. */
export const fillRoute = (route: string, param: string): string =>
  route.replace(/:[A-Za-z][A-Za-z0-9-]*(?=\/|$)/, () => encodeURIComponent(param));

/** The schema of a link that leads to the page with a role, unless a theme or a school sets another. */
export const linkTo = <R extends PageRole>(role: R) => ({ type: 'string', format: 'link', role }) as const;
