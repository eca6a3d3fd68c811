import type { SectionEnv } from '#engine/section.ts';
import { pageHref } from '../../../shared/page-href.ts';
import { say } from '../../../shared/say.ts';
import type { Bindings } from '../../schema.ts';
import styles from './standard.module.css';

interface Props {
  readonly env: SectionEnv;
  readonly list: Bindings['list'];
}

/** Links to the pages before and after this one, with the words that were searched for. */
export function Pages({ env, list }: Props) {
  const { page, hasMore } = list;
  if (page === 1 && !hasMore) return null;
  const hrefOf = (to: number): string => pageHref(env, env.path, to);
  return (
    <nav className={styles.pages} aria-label={say(env, 'pages')}>
      {page > 1 && (
        <a href={hrefOf(page - 1)} rel="prev">
          {say(env, 'previous')}
        </a>
      )}
      <span aria-current="page">{say(env, 'page', { n: page })}</span>
      {hasMore && (
        <a href={hrefOf(page + 1)} rel="next">
          {say(env, 'next')}
        </a>
      )}
    </nav>
  );
}
