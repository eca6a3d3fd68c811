import type { SectionEnv } from '#engine/section.ts';
import type { Disclosure } from '#schemas/sources/disclosure.ts';
import { dayMonthYear } from '../shared/dates.ts';
import { safeHref } from '../shared/links.ts';
import { say } from '../shared/say.ts';
import styles from './disclosure.module.css';
import { fileKind } from './file-kind.ts';
import { RecordRow } from './RecordTable.tsx';

interface Props {
  readonly env: SectionEnv;
  readonly name: string;
  readonly file: Disclosure['files'][number] | undefined;
}

/** The row of one document: the link to it, and until when it holds. */
export function FileRow({ env, name, file }: Props) {
  const href = file && (file.url.startsWith('/') ? file.url : safeHref(file.url));
  if (!file || !href) return <RecordRow env={env} name={name} />;
  const { Valid_Until: until } = file;
  const kind = fileKind(file.url);
  const isOver = until !== undefined && until < env.today;
  return (
    <RecordRow env={env} name={name}>
      <a href={href} className={styles.link}>
        {say(env, 'open')} <span className="visually-hidden">{say(env, name)}</span>
        {kind && <span className={styles.kind}>{kind}</span>}
      </a>
      {until && (
        <span className={styles.until} data-over={isOver ? '' : undefined}>
          {say(env, isOver ? 'ended' : 'until')} <time dateTime={until}>{dayMonthYear(until, env.locale)}</time>
        </span>
      )}
    </RecordRow>
  );
}
