import type { SectionEnv } from '#engine/section.ts';
import { LineArrowUpRight } from '../../../shared/line-icons.tsx';
import { mailHref, mapHref, phoneHref, whatsappHref } from '../../../shared/links.ts';
import { say } from '../../../shared/say.ts';
import type { Bindings } from '../../schema.ts';
import styles from './display.module.css';

interface Props {
  readonly school: Partial<Bindings['school']>;
  readonly env: SectionEnv;
}

/** Each way to reach the school as one row that a thumb cannot miss. */
export function ReachRows({ school, env }: Props) {
  const { phone, email, whatsapp_Number: whatsapp, school_address: address } = school;
  const rows = [
    { key: 'phone', text: phone, href: phone && phoneHref(phone) },
    { key: 'email', text: email, href: email && mailHref(email) },
    { key: 'whatsapp', text: whatsapp && say(env, 'whatsapp'), href: whatsapp && whatsappHref(whatsapp) },
    { key: 'map', text: address && say(env, 'map'), href: mapHref(school.map_Url, address) },
  ].filter((row) => row.text && row.href);
  return (
    <ul className={styles.reach}>
      {rows.map(({ key, text, href }) => (
        <li key={key}>
          <a href={href} className={styles.row}>
            <bdi>{text}</bdi>
            <LineArrowUpRight className={styles.flip} />
          </a>
        </li>
      ))}
    </ul>
  );
}
