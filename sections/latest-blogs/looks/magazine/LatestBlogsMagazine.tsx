import type { SectionProps } from '#engine/section.ts';
import { fillRoute } from '#schemas/theme/page-roles.ts';
import { Contours } from '../../../shared/Contours.tsx';
import { dayMonthYear } from '../../../shared/dates.ts';
import { excerptOf } from '../../../shared/excerpt.ts';
import { inLanguage } from '../../../shared/in-language.ts';
import { LineArrowRight } from '../../../shared/line-icons.tsx';
import { Picture } from '../../../shared/Picture.tsx';
import { SectionNote } from '../../../shared/SectionNote.tsx';
import { subHeading } from '../../../shared/sub-heading.ts';
import { WideHead } from '../../../shared/wide-head/WideHead.tsx';
import styles from './magazine.module.css';
import type { Bindings, Settings } from './schema.ts';

/** A carousel only with more than three articles. */
const still = 3;

export function LatestBlogsMagazine({
  heading,
  items,
  limit,
  moreLabel,
  moreHref,
  articleHref,
  autoplayMs,
  env,
}: SectionProps<Settings, Bindings>) {
  if (env.state !== 'ok' || items.length === 0) return <SectionNote env={env} heading={heading} />;
  const TitleTag = subHeading(env);
  const shown = items.slice(0, limit ?? 4);
  const scrolls = shown.length > still;
  return (
    <div className={styles.root}>
      <div
        className="container"
        data-enhance={scrolls ? 'snap-row' : undefined}
        data-autoplay-ms={scrolls ? autoplayMs : undefined}
        data-autoplay="offered"
      >
        <WideHead env={env} heading={heading} scrolls={scrolls} />
        <ul data-row-track="" className={styles.list} data-count={scrolls ? 'many' : shown.length}>
          {shown.map((item, index) => (
            <li key={item.blog_Id} className={styles.item}>
              <a href={fillRoute(articleHref, item.blog_Slug)} className={styles.link}>
                {item.blog_Media ? (
                  <Picture
                    src={item.blog_Media}
                    media={item.blog_Media_Media}
                    sizes={index === 0 ? '(min-width: 48rem) 660px, 100vw' : '(min-width: 48rem) 320px, 40vw'}
                    alt=""
                    className={styles.photo}
                  />
                ) : (
                  <span className={styles.missing}>
                    <Contours seed={item.blog_Title} rings={10} />
                  </span>
                )}
                <div className={styles.words}>
                  <p className={styles.meta}>
                    <time dateTime={item.entryDate}>{dayMonthYear(item.entryDate, env.locale)}</time>
                    {item.author && ` · ${item.author}`}
                  </p>
                  <TitleTag className={styles.title} {...inLanguage(env, item)}>
                    {item.blog_Title}
                  </TitleTag>
                  <p className={styles.excerpt} {...inLanguage(env, item)}>
                    {excerptOf(item.blog_Description, index === 0 ? 220 : 120)}
                  </p>
                </div>
              </a>
            </li>
          ))}
        </ul>
        {moreHref && (
          <a href={moreHref} className={styles.more}>
            {moreLabel} <LineArrowRight size={20} className={styles.flip} />
          </a>
        )}
      </div>
    </div>
  );
}
