import type { SectionProps } from '#engine/section.ts';
import { fillRoute } from '#schemas/theme/page-roles.ts';
import { dayMonthYear } from '../shared/dates.ts';
import { excerptOf } from '../shared/excerpt.ts';
import { inLanguage } from '../shared/in-language.ts';
import { Picture } from '../shared/Picture.tsx';
import { pageHref } from '../shared/page-href.ts';
import { SectionHeading } from '../shared/SectionHeading.tsx';
import { SectionNote } from '../shared/SectionNote.tsx';
import { formatCount, say } from '../shared/say.ts';
import { subHeading } from '../shared/sub-heading.ts';
import styles from './blog-list.module.css';
import { PageLinks } from './PageLinks.tsx';
import type { Bindings, Settings } from './schema.ts';

/** Characters of an article’s start: the first of a page has more room. */
const leadText = 260;
const otherText = 150;

export function BlogList(props: SectionProps<Settings, Partial<Bindings>>) {
  const { env, heading, blogHref, articleHref, items = [], page = 1, pages = 0, total = 0 } = props;
  if (env.state === 'error' || total === 0) return <SectionNote env={env} heading={heading} />;
  const Title = subHeading(env);
  return (
    <div className={styles.root}>
      <div className="container">
        <div className={styles.head}>
          <SectionHeading env={env} isHidden={props.hideHeading} className={styles.heading}>
            {heading}
          </SectionHeading>
          <p className={styles.count}>
            {formatCount(env, 'total', total)}
            {pages > 1 && items.length > 0 && ` · ${say(env, 'position', { n: page, pages })}`}
          </p>
        </div>
        {items.length === 0 && (
          <p className="note">
            {say(env, 'beyond', { n: page })} <a href={pageHref(env, blogHref, 1)}>{say(env, 'first')}</a>
          </p>
        )}
        <ul className={styles.list}>
          {items.map((item, index) => (
            <li key={item.blog_Id} className={styles.item}>
              {item.blog_Media ? (
                <Picture
                  src={item.blog_Media}
                  media={item.blog_Media_Media}
                  sizes={index === 0 ? '(min-width: 64rem) 760px, 92vw' : '(min-width: 64rem) 420px, 92vw'}
                  className={styles.photo}
                  alt=""
                  priority={index === 0 ? 'high' : 'lazy'}
                />
              ) : (
                <span className={styles.missing} />
              )}
              <div className={styles.words}>
                <p className={styles.meta}>
                  <time dateTime={item.entryDate}>{dayMonthYear(item.entryDate, env.locale)}</time>
                  {item.author && <span>{item.author}</span>}
                </p>
                <Title className={styles.title} {...inLanguage(env, item)}>
                  <a href={fillRoute(articleHref, item.blog_Slug)}>{item.blog_Title}</a>
                </Title>
                <p className={styles.excerpt} {...inLanguage(env, item)}>
                  {excerptOf(item.blog_Description, index === 0 ? leadText : otherText)}
                </p>
              </div>
            </li>
          ))}
        </ul>
        {items.length > 0 && <PageLinks env={env} href={blogHref} page={page} pages={pages} />}
      </div>
    </div>
  );
}
