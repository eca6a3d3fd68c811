import type { SectionProps } from '#engine/section.ts';
import { PhoneIcon, WhatsappIcon } from '../shared/icons.tsx';
import { phoneHref, whatsappHref } from '../shared/links.ts';
import { isThisPage } from '../shared/page-href.ts';
import { say } from '../shared/say.ts';
import styles from './call-bar.module.css';
import type { Bindings, Settings } from './schema.ts';

export function CallBar(props: SectionProps<Settings, Bindings>) {
  const { enquireLabel, enquireHref, phone, whatsapp, admissionOpen = true, env } = props;
  const enquires = admissionOpen && !isThisPage(env, enquireHref);
  if (!enquires && !phone && !whatsapp) return null;
  return (
    <nav className={styles.bar} aria-label={say(env, 'quick')}>
      {enquires && (
        <a href={enquireHref} className={styles.enquire}>
          {enquireLabel}
        </a>
      )}
      {phone && (
        <a href={phoneHref(phone)} aria-label={say(env, 'callNumber', { phone })}>
          <PhoneIcon size={20} /> {say(env, 'call')}
        </a>
      )}
      {whatsapp && (
        <a href={whatsappHref(whatsapp)}>
          <WhatsappIcon size={20} /> {say(env, 'whatsapp')}
        </a>
      )}
    </nav>
  );
}
