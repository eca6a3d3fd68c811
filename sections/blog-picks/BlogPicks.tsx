import type { SectionProps } from '#engine/section.ts';
import { fillRoute } from '#schemas/theme/page-roles.ts';
import { dayMonthYear } from '../shared/dates.ts';
import { inLanguage } from '../shared/in-language.ts';
import { Picture } from '../shared/Picture.tsx';
import { SectionHeading } from '../shared/SectionHeading.tsx';
import { SectionNote } from '../shared/SectionNote.tsx';
import { subHeading } from '../shared/sub-heading.ts';
import styles from './blog-picks.module.css';
import type { Bindings, Settings } from './schema.ts';

const max = 3;

export function BlogPicks(props: SectionProps<Settings, Partial<Bindings>>) {
  const { env, heading, allLabel, blogHref, articleHref, items = [] } = props;
  if (env.state !== 'ok' || items.length === 0) return <SectionNote env={env} heading={heading} />;
  const Title = subHeading(env);
  return (
    <div className={styles.root}>
      <div className="container">
        <div className={styles.head}>
          <SectionHeading env={env} className={styles.heading}>
            {heading}
          </SectionHeading>
          <a href={blogHref} className={styles.all}>
            {allLabel}
          </a>
        </div>
        <ul className={styles.list}>
          {items.slice(0, max).map((item) => (
            <li key={item.blog_Id} className={styles.item}>
              {item.blog_Media ? (
                <Picture
                  src={item.blog_Media}
                  media={item.blog_Media_Media}
                  sizes="(min-width: 48rem) 420px, 92vw"
                  className={styles.photo}
                  alt=""
                />
              ) : (
                <span className={styles.missing} />
              )}
              <div className={styles.words}>
                <p className={styles.date}>
                  <time dateTime={item.entryDate}>{dayMonthYear(item.entryDate, env.locale)}</time>
                </p>
                <Title className={styles.title} {...inLanguage(env, item)}>
                  <a href={fillRoute(articleHref, item.blog_Slug)}>{item.blog_Title}</a>
                </Title>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
