import type { SectionProps } from '#engine/section.ts';
import { fillRoute } from '#schemas/theme/page-roles.ts';
import { dayMonthYear } from '../../../shared/dates.ts';
import { inLanguage } from '../../../shared/in-language.ts';
import { Picture } from '../../../shared/Picture.tsx';
import { RichText } from '../../../shared/RichText.tsx';
import { SectionHeading } from '../../../shared/SectionHeading.tsx';
import { say } from '../../../shared/say.ts';
import { subHeading } from '../../../shared/sub-heading.ts';
import type { Bindings, Settings } from '../../schema.ts';
import styles from './standard.module.css';

const maxOthers = 3;

export function ProductArticle({
  env,
  post,
  others = [],
  blogHref,
  articleHref,
}: SectionProps<Settings, Partial<Bindings>>) {
  const SubTag = subHeading(env);
  const all = (
    <a className={styles.all} href={blogHref}>
      {say(env, 'all')}
    </a>
  );
  // An article that is gone comes as none, or without its fields.
  if (!post?.blog_Title)
    return (
      <div className={`container ${styles.root}`}>
        <SectionHeading env={env}>{say(env, 'missing')}</SectionHeading>
        {all}
      </div>
    );
  const next = others.filter(({ blog_Id }) => blog_Id !== post.blog_Id).slice(0, maxOthers);
  return (
    <div className={`container ${styles.root}`}>
      {all}
      <div className={styles.article}>
        <SectionHeading env={env} className={styles.heading} {...inLanguage(env, post)}>
          {post.blog_Title}
        </SectionHeading>
        <p className={styles.date}>
          <time dateTime={post.entryDate}>{dayMonthYear(post.entryDate, env.locale)}</time>
          {post.author && <> · {say(env, 'by', { author: post.author })}</>}
        </p>
        {post.blog_Media && (
          <Picture
            src={post.blog_Media}
            media={post.blog_Media_Media}
            sizes="(min-width: 64rem) 760px, 100vw"
            className={styles.photo}
            alt=""
            priority="high"
          />
        )}
        <RichText className={styles.text} {...inLanguage(env, post)} html={post.blog_Description} />
      </div>
      {next.length > 0 && (
        <aside className={styles.next} aria-labelledby={`${env.headingId}-next`}>
          <SubTag id={`${env.headingId}-next`} className={styles.nextHeading}>
            {say(env, 'next')}
          </SubTag>
          <ul className={styles.others}>
            {next.map((blog) => (
              <li key={blog.blog_Id}>
                <a href={fillRoute(articleHref, blog.blog_Slug)} {...inLanguage(env, blog)}>
                  {blog.blog_Title}
                </a>
                <time dateTime={blog.entryDate}>{dayMonthYear(blog.entryDate, env.locale)}</time>
              </li>
            ))}
          </ul>
        </aside>
      )}
    </div>
  );
}
