import { absolute, compact, type Described, organisationId, type Thing } from './thing.ts';

interface Post {
  readonly blog_Title: string;
  readonly blog_Media?: string;
  readonly entryDate: string;
  readonly author?: string;
  readonly lang?: string;
}

/** Search engines cut a longer headline. */
const maxHeadlineLength = 110;

/** The article of a page. */
export const articleOf = (value: unknown, { site, url }: Described): readonly Thing[] => {
  if (!value) return [];
  const post = value as Post;
  const publisher = {
    '@type': site.school_Id > 0 ? 'School' : 'Organization',
    '@id': organisationId(site),
    name: site.school_Name,
  };
  return [
    compact({
      '@type': 'BlogPosting',
      headline: post.blog_Title.slice(0, maxHeadlineLength),
      datePublished: post.entryDate,
      inLanguage: post.lang ?? site.lang,
      author: post.author ? { '@type': 'Person', name: post.author } : publisher,
      publisher,
      image: post.blog_Media ? absolute(post.blog_Media, site) : undefined,
      mainEntityOfPage: url,
      url,
    }),
  ];
};
