import { absolute, compact, type Described, oneLine, organisationId, type Thing } from './thing.ts';

interface Header {
  readonly facebook_Url?: string;
  readonly instagram_Url?: string;
  readonly youtube_Url?: string;
  readonly twitter_Url?: string;
  readonly linkedin_Url?: string;
  readonly latitude?: number;
  readonly longitude?: number;
}

/** The school, or the product on its own pages, and its website. */
export const organisationOf = (header: unknown, { site }: Described): readonly Thing[] => {
  const isSchool = site.school_Id > 0;
  const known = (header ?? {}) as Header;
  const elsewhere = [
    known.facebook_Url,
    known.instagram_Url,
    known.youtube_Url,
    known.twitter_Url,
    known.linkedin_Url,
  ].filter((url) => url !== undefined && /^https?:\/\//.test(url));
  const logo = site.school_Logo_Image ? absolute(site.school_Logo_Image, site) : undefined;
  const id = organisationId(site);
  const { latitude, longitude } = known;
  return [
    compact({
      '@type': isSchool ? 'School' : 'Organization',
      '@id': id,
      name: site.school_Name,
      url: `${site.url}/`,
      logo,
      image: logo,
      telephone: site.phone,
      email: site.email,
      address: site.school_address
        ? { '@type': 'PostalAddress', streetAddress: oneLine(site.school_address) }
        : undefined,
      geo:
        latitude !== undefined && longitude !== undefined
          ? { '@type': 'GeoCoordinates', latitude, longitude }
          : undefined,
      sameAs: elsewhere.length > 0 ? elsewhere : undefined,
    }),
    {
      '@type': 'WebSite',
      '@id': `${site.url}/#website`,
      name: site.school_Name,
      url: `${site.url}/`,
      publisher: { '@id': id },
    },
  ];
};
