import type { SectionProps } from '#engine/section.ts';
import { fillRoute } from '#schemas/theme/page-roles.ts';
import { dayMonthYear } from '../../../shared/dates.ts';
import { excerptOf } from '../../../shared/excerpt.ts';
import { inLanguage } from '../../../shared/in-language.ts';
import { Picture } from '../../../shared/Picture.tsx';
import { pageHref } from '../../../shared/page-href.ts';
import { SectionHeading } from '../../../shared/SectionHeading.tsx';
import { say } from '../../../shared/say.ts';
import { subHeading } from '../../../shared/sub-heading.ts';
import styles from './product.module.css';
import type { Bindings, Settings } from './schema.ts';

export function BlogListProduct(props: SectionProps<Omit<Settings, 'blogHref'>, Partial<Bindings>>) {
  const { env, heading, lead, path, articleHref, items = [], page = 1, pages = 0 } = props;
  const SubTag = subHeading(env);
  // Beyond the last page, what is newer stands on the last.
  const newer = Math.min(page - 1, pages);
  return (
    <div className={`container ${styles.root}`}>
      <SectionHeading env={env} className={styles.heading}>
        {heading}
      </SectionHeading>
      {lead && <p className={styles.lead}>{lead}</p>}
      {items.length === 0 && <p className="note">{say(env, env.state === 'error' ? 'error' : 'empty')}</p>}
      <div className={styles.articles}>
        {items.map((blog, index) => (
          <article key={blog.blog_Id} className={styles.article}>
            <p className={styles.date}>
              <time dateTime={blog.entryDate}>{dayMonthYear(blog.entryDate, env.locale)}</time>
            </p>
            <div className={styles.words}>
              <SubTag className={styles.title} {...inLanguage(env, blog)}>
                <a href={fillRoute(articleHref, blog.blog_Slug)}>{blog.blog_Title}</a>
              </SubTag>
              <p {...inLanguage(env, blog)}>{excerptOf(blog.blog_Description, 200)}</p>
              {blog.author && <p className={styles.author}>{blog.author}</p>}
            </div>
            {blog.blog_Media && (
              <Picture
                src={blog.blog_Media}
                media={blog.blog_Media_Media}
                sizes="(min-width: 48rem) 260px, 90vw"
                className={styles.photo}
                alt=""
                priority={index === 0 ? 'high' : 'lazy'}
              />
            )}
          </article>
        ))}
      </div>
      {(newer > 0 || page < pages) && (
        <nav className={styles.pages} aria-label={say(env, 'pages')}>
          {newer > 0 && (
            <a href={pageHref(env, path, newer)} rel="prev">
              {say(env, 'newer')}
            </a>
          )}
          {page < pages && (
            <a href={pageHref(env, path, page + 1)} rel="next">
              {say(env, 'older')}
            </a>
          )}
        </nav>
      )}
    </div>
  );
}
