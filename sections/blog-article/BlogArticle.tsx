import type { SectionProps } from '#engine/section.ts';
import { fillRoute } from '#schemas/theme/page-roles.ts';
import { dayMonthYear } from '../shared/dates.ts';
import { inLanguage } from '../shared/in-language.ts';
import { Picture } from '../shared/Picture.tsx';
import { RichText } from '../shared/RichText.tsx';
import { SectionHeading } from '../shared/SectionHeading.tsx';
import { say } from '../shared/say.ts';
import styles from './blog-article.module.css';
import { mayHaveFilm } from './film-link.ts';
import { Share } from './Share.tsx';
import type { Bindings, Settings } from './schema.ts';

/** Characters from which a title is set smaller. */
const longTitle = 70;

export function BlogArticle(props: SectionProps<Settings, Partial<Bindings>>) {
  const { env, allLabel, blogHref, articleHref, post, newer, older, siteUrl = '' } = props;
  const all = (
    <a href={blogHref} className={styles.all}>
      {allLabel}
    </a>
  );
  // An article that is gone comes as none, or without its fields.
  if (!post?.blog_Title)
    return (
      <div className={styles.root}>
        <div className={`container ${styles.head}`}>
          <SectionHeading env={env}>{say(env, 'missing')}</SectionHeading>
          {all}
        </div>
      </div>
    );
  const hrefOf = (slug: string): string => fillRoute(articleHref, slug);
  const long = post.blog_Title.length > longTitle;
  return (
    <div className={styles.root}>
      <div>
        <div className={`container ${styles.head}`}>
          {all}
          <SectionHeading
            env={env}
            className={long ? `${styles.title} ${styles.long}` : styles.title}
            {...inLanguage(env, post)}
          >
            {post.blog_Title}
          </SectionHeading>
          <p className={styles.meta}>
            <time dateTime={post.entryDate}>{dayMonthYear(post.entryDate, env.locale)}</time>
            {post.author && <span>{say(env, 'by', { author: post.author })}</span>}
          </p>
        </div>
        {post.blog_Media && (
          <div className={styles.frame}>
            <Picture
              src={post.blog_Media}
              media={post.blog_Media_Media}
              sizes={env.look === 'spread' ? '100vw' : '(min-width: 80rem) 1240px, 94vw'}
              className={styles.photo}
              alt=""
              priority="high"
            />
          </div>
        )}
        <div className={`container ${styles.body}`}>
          <div data-enhance={mayHaveFilm(post.blog_Description) ? 'films' : undefined}>
            <RichText className={styles.text} {...inLanguage(env, post)} html={post.blog_Description} />
          </div>
          <Share env={env} title={post.blog_Title} url={siteUrl + env.path} />
        </div>
      </div>
      {(newer || older) && (
        <nav className={`container ${styles.around}`} aria-label={say(env, 'around')}>
          {newer && (
            <a href={hrefOf(newer.blog_Slug)} rel="prev">
              <span>{say(env, 'newer')}</span> <strong {...inLanguage(env, newer)}>{newer.blog_Title}</strong>
            </a>
          )}
          {older && (
            <a href={hrefOf(older.blog_Slug)} rel="next">
              <span>{say(env, 'older')}</span> <strong {...inLanguage(env, older)}>{older.blog_Title}</strong>
            </a>
          )}
        </nav>
      )}
    </div>
  );
}
