import type { SectionEnv } from '#engine/section.ts';
import { EnvelopeIcon, WhatsappIcon } from '../shared/icons.tsx';
import { say } from '../shared/say.ts';
import { subHeading } from '../shared/sub-heading.ts';
import styles from './blog-article.module.css';

interface Props {
  readonly env: SectionEnv;
  readonly title: string;
  /** The article's whole address. */
  readonly url: string;
}

/** Plain links that share an article; a small script adds the one that copies its address. */
export function Share({ env, title, url }: Props) {
  const Heading = subHeading(env);
  const [subject, body] = [encodeURIComponent(title), encodeURIComponent(`${title}\n${url}`)];
  return (
    <div className={styles.share} data-enhance="copy-link">
      <Heading className={styles.shareHeading}>{say(env, 'share')}</Heading>
      <ul className={styles.ways}>
        <li>
          <a href={`https://wa.me/?text=${body}`} rel="noopener noreferrer">
            <WhatsappIcon size={20} /> {say(env, 'whatsapp')}
          </a>
        </li>
        <li>
          <a href={`mailto:?subject=${subject}&body=${body}`}>
            <EnvelopeIcon size={20} /> {say(env, 'email')}
          </a>
        </li>
        <li data-copy-item="" hidden>
          <button type="button" data-copy={url}>
            {say(env, 'copy')}
          </button>
        </li>
      </ul>
      <p className={styles.copied} role="status" data-copied={say(env, 'copied')} />
    </div>
  );
}
