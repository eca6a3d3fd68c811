import type { SectionEnv } from '#engine/section.ts';
import { pageHref } from '../shared/page-href.ts';
import { say } from '../shared/say.ts';
import styles from './blog-list.module.css';
import { pageNumbers } from './page-numbers.ts';

interface Props {
  readonly env: SectionEnv;
  readonly href: string;
  readonly page: number;
  readonly pages: number;
}

/** Links to the page before, to each page, and to the page after. */
export function PageLinks({ env, href, page, pages }: Props) {
  if (pages < 2) return null;
  const hrefOf = (to: number): string => pageHref(env, href, to);
  return (
    <nav className={styles.pages} aria-label={say(env, 'pages')}>
      {page > 1 && (
        <a href={hrefOf(page - 1)} rel="prev" className={styles.turn}>
          {say(env, 'newer')}
        </a>
      )}
      <ol className={styles.numbers}>
        {pageNumbers(page, pages).map((number, index, all) => (
          <li key={number ?? `gap ${all[index - 1]}`}>
            {number === null ? (
              <span aria-hidden="true">…</span>
            ) : (
              <a
                href={hrefOf(number)}
                aria-label={say(env, 'page', { n: number })}
                aria-current={number === page ? 'page' : undefined}
              >
                {number}
              </a>
            )}
          </li>
        ))}
      </ol>
      {page < pages && (
        <a href={hrefOf(page + 1)} rel="next" className={styles.turn}>
          {say(env, 'older')}
        </a>
      )}
    </nav>
  );
}
