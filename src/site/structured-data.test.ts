import { describe, expect, it } from 'vitest';
import type { Site } from '#schemas/theme/site.ts';
import { structuredData } from './structured-data.ts';

const site: Site = {
  school_Id: 3,
  school_Name: 'Asha School',
  school_Slug: 'asha',
  schoolKey: 'A-1',
  url: 'https://asha.example',
  timeZone: 'Asia/Kolkata',
  today: '2026-11-21',
  session: { startYear: 2026, label: '2026-2027' },
  phone: '+91 20 5550 0142',
  school_address: 'Plot 14,\nSector 9',
  school_Logo_Image: '/media/3/1/480.webp',
};
const home = [{ name: 'Home', url: 'https://asha.example/' }];
const graph = (over: Partial<Parameters<typeof structuredData>[0]> = {}) =>
  structuredData({ site, url: 'https://asha.example/events', isHome: false, crumbs: home, read: [], ...over })[
    '@graph'
  ] as readonly Record<string, unknown>[];
const event = { noticeID: 1, noticeHead: 'Sports day', entryDateTime: '2026-12-05T09:00', past: false };

describe('structured data', () => {
  it('names the school on its home page, with where it is and how it is reached', () => {
    const header = { facebook_Url: 'https://social.example/asha', instagram_Url: 'javascript:alert(1)' };
    const [school, website] = graph({ isHome: true, read: [{ source: 'header', value: header }] });
    expect(school).toEqual({
      '@type': 'School',
      '@id': 'https://asha.example/#organisation',
      name: 'Asha School',
      url: 'https://asha.example/',
      logo: 'https://asha.example/media/3/1/480.webp',
      image: 'https://asha.example/media/3/1/480.webp',
      telephone: '+91 20 5550 0142',
      address: { '@type': 'PostalAddress', streetAddress: 'Plot 14, Sector 9' },
      sameAs: ['https://social.example/asha'],
    });
    expect(website).toMatchObject({ '@type': 'WebSite', name: 'Asha School' });
  });

  it('says where the school is, where the school has said it', () => {
    const where = (value: object) => graph({ isHome: true, read: [{ source: 'header', value }] })[0]?.geo;
    expect(where({ latitude: 20.0112, longitude: 73.7902 })).toEqual({
      '@type': 'GeoCoordinates',
      latitude: 20.0112,
      longitude: 73.7902,
    });
    expect(where({ latitude: 20.0112 })).toBeUndefined();
  });

  it('calls the product an organisation', () => {
    expect(graph({ isHome: true, site: { ...site, school_Id: 0 } })[0]).toMatchObject({ '@type': 'Organization' });
  });

  it('tells of events that are to come, with what schema.org requires: name, start and place', () => {
    const value = [event, { ...event, noticeHead: 'Last year', past: true }];
    const found = graph({ read: [{ source: 'events', value }] });
    expect(found).toHaveLength(1);
    expect(found[0]).toMatchObject({
      '@type': 'Event',
      name: 'Sports day',
      startDate: '2026-12-05T03:30:00.000Z',
      location: { '@type': 'Place', name: 'Asha School', address: 'Plot 14, Sector 9' },
    });
    expect(found[0]).not.toHaveProperty('endDate');
  });

  it('leaves events out on the home page, which only points to them', () => {
    const types = graph({ isHome: true, read: [{ source: 'events', value: [event] }] }).map((thing) => thing['@type']);
    expect(types).toEqual(['School', 'WebSite']);
  });

  it('gives whole days as days', () => {
    const value = [{ ...event, allDay: true, endDateTime: '2026-12-06T00:00', venue: 'Main ground' }];
    expect(graph({ read: [{ source: 'events', value }] })[0]).toMatchObject({
      startDate: '2026-12-05',
      endDate: '2026-12-06',
      location: { name: 'Main ground' },
    });
  });

  it('tells of the article, and nothing where there is none', () => {
    const post = {
      blog_Title: 'x'.repeat(200),
      entryDate: '2026-11-01',
      author: 'R. Iyer',
      blog_Media: '/media/3/2/800.webp',
    };
    const [article] = graph({ read: [{ source: 'blogPost', value: post }] });
    expect(article).toMatchObject({
      '@type': 'BlogPosting',
      headline: 'x'.repeat(110),
      datePublished: '2026-11-01',
      author: { '@type': 'Person', name: 'R. Iyer' },
      publisher: { name: 'Asha School' },
      image: 'https://asha.example/media/3/2/800.webp',
    });
    expect(graph({ read: [{ source: 'blogPost', value: null }] })).toEqual([]);
  });

  it('shows the way to an inner page, and none to the home page', () => {
    const crumbs = [...home, { name: 'Events', url: 'https://asha.example/events' }];
    expect(graph({ crumbs })).toEqual([
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://asha.example/' },
          { '@type': 'ListItem', position: 2, name: 'Events', item: 'https://asha.example/events' },
        ],
      },
    ]);
    expect(graph()).toEqual([]);
  });

  it('says nothing of a source that it knows no words for, whatever its name', () => {
    expect(
      graph({
        read: [
          { source: 'constructor', value: {} },
          { source: 'toppers', value: [{ name: 'A child' }] },
        ],
      }),
    ).toEqual([]);
  });
});
