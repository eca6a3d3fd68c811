import type { SectionProps } from '#engine/section.ts';
import { fillRoute } from '#schemas/theme/page-roles.ts';
import { dayMonthYear } from '../../../shared/dates.ts';
import { inLanguage } from '../../../shared/in-language.ts';
import { Picture } from '../../../shared/Picture.tsx';
import { RuledHead } from '../../../shared/ruled-head/RuledHead.tsx';
import { SectionNote } from '../../../shared/SectionNote.tsx';
import { subHeading } from '../../../shared/sub-heading.ts';
import styles from './news.module.css';
import { plainText } from './plain-text.ts';
import type { Bindings, Settings } from './schema.ts';

/** One article leads and three are next to it; with more than three in all, the row can be turned. */
export function LatestBlogsNews({
  heading,
  items,
  moreLabel,
  moreHref,
  articleHref,
  autoplayMs,
  env,
}: SectionProps<Settings, Bindings>) {
  if (env.state !== 'ok' || items.length === 0) return <SectionNote env={env} heading={heading} />;
  const Title = subHeading(env);
  const turns = items.length > 3;
  return (
    <div className={styles.root}>
      <div
        className="container"
        data-enhance={turns ? 'snap-row' : undefined}
        data-autoplay-ms={turns ? autoplayMs : undefined}
        data-autoplay="offered"
      >
        <RuledHead env={env} heading={heading} turns={turns} />
        <ul className={styles.news} data-turns={turns ? '' : undefined} data-row-track="">
          {items.map((item, index) => (
            <li key={item.blog_Id} className={styles.article}>
              {item.blog_Media && (
                <Picture
                  src={item.blog_Media}
                  media={item.blog_Media_Media}
                  sizes={index === 0 ? '(min-width: 64rem) 680px, 86vw' : '(min-width: 64rem) 150px, 86vw'}
                  alt=""
                  className={styles.photo}
                />
              )}
              <div className={styles.words}>
                <p className={styles.meta}>
                  <time dateTime={item.entryDate}>{dayMonthYear(item.entryDate, env.locale)}</time>
                  {item.author && <span>{item.author}</span>}
                </p>
                <Title className={styles.title} {...inLanguage(env, item)}>
                  <a href={fillRoute(articleHref, item.blog_Slug)}>{item.blog_Title}</a>
                </Title>
                <p className={styles.text} {...inLanguage(env, item)}>
                  {plainText(item.blog_Description, index === 0 ? 220 : 110)}
                </p>
              </div>
            </li>
          ))}
        </ul>
        {moreHref && (
          <p className={styles.more}>
            <a href={moreHref} className="button" data-quiet="">
              {moreLabel}
            </a>
          </p>
        )}
      </div>
    </div>
  );
}
