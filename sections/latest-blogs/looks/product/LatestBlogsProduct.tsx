import type { SectionProps } from '#engine/section.ts';
import { fillRoute } from '#schemas/theme/page-roles.ts';
import { dayMonthYear } from '../../../shared/dates.ts';
import { excerptOf } from '../../../shared/excerpt.ts';
import { inLanguage } from '../../../shared/in-language.ts';
import { Picture } from '../../../shared/Picture.tsx';
import { SectionHeading } from '../../../shared/SectionHeading.tsx';
import { SectionNote } from '../../../shared/SectionNote.tsx';
import { say } from '../../../shared/say.ts';
import { subHeading } from '../../../shared/sub-heading.ts';
import styles from './product.module.css';
import type { Bindings, Settings } from './schema.ts';

/** How many articles are shown next to each other. */
const max = 4;

/** The card that is open at first, counted from 1. */
const activeCard = 3;

export function LatestBlogsProduct({
  env,
  heading,
  moreLabel,
  moreHref,
  articleHref,
  items,
}: SectionProps<Settings, Bindings>) {
  if (env.state !== 'ok') return <SectionNote env={env} heading={heading} />;
  const SubTag = subHeading(env);
  const shown = items.slice(0, max);
  const active = Math.min(activeCard, shown.length) - 1;
  return (
    <div className={styles.band}>
      <div className="container">
        <div className={styles.head}>
          <SectionHeading env={env}>{heading}</SectionHeading>
          <a className={styles.more} href={moreHref}>
            {moreLabel}
          </a>
        </div>
        <div className={styles.cards} data-enhance="news">
          {shown.map((blog, index) => {
            const panel = `${env.headingId}-${blog.blog_Id}`;
            return (
              <article key={blog.blog_Id} className={styles.card} data-active={index === active ? '' : undefined}>
                <SubTag className={styles.title} {...inLanguage(env, blog)}>
                  <button type="button" aria-expanded={index === active} aria-controls={panel}>
                    {blog.blog_Title}
                  </button>
                </SubTag>
                <p className={styles.date}>
                  <time dateTime={blog.entryDate}>{dayMonthYear(blog.entryDate, env.locale)}</time>
                </p>
                <div id={panel} className={styles.panel}>
                  {blog.blog_Media && (
                    <Picture
                      src={blog.blog_Media}
                      media={blog.blog_Media_Media}
                      sizes="(min-width: 80rem) 420px, (min-width: 48rem) 45vw, 90vw"
                      className={styles.photo}
                      alt=""
                    />
                  )}
                  <p {...inLanguage(env, blog)}>{excerptOf(blog.blog_Description, 180)}</p>
                  <a href={fillRoute(articleHref, blog.blog_Slug)}>
                    {say(env, 'read')}
                    <span className="visually-hidden" {...inLanguage(env, blog)}>
                      : {blog.blog_Title}
                    </span>
                  </a>
                </div>
              </article>
            );
          })}
        </div>
      </div>
    </div>
  );
}
