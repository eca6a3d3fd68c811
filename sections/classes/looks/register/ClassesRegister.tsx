import type { SectionProps } from '#engine/section.ts';
import { inLanguage } from '../../../shared/in-language.ts';
import { keyed } from '../../../shared/keyed.ts';
import { SectionHeading } from '../../../shared/SectionHeading.tsx';
import { SectionNote } from '../../../shared/SectionNote.tsx';
import { say } from '../../../shared/say.ts';
import { EnquireLink, invitesTo } from '../../EnquireLink.tsx';
import type { Bindings, Settings } from '../../schema.ts';
import styles from './register.module.css';

const columns = [
  { key: 'age', field: 'childrenAge' },
  { key: 'time', field: 'classTime' },
  { key: 'size', field: 'classSize' },
  { key: 'fees', field: 'classFees' },
] as const;

export function ClassesRegister({
  heading,
  hideHeading,
  items,
  enquireHref,
  admissionOpen,
  env,
}: SectionProps<Settings, Bindings>) {
  if (env.state !== 'ok' || items.length === 0) return <SectionNote env={env} heading={heading} />;
  // A column that no class has anything in is left out.
  const shown = columns.filter(({ field }) => items.some((item) => item[field]));
  const invites = invitesTo(env, enquireHref, admissionOpen);
  return (
    <div className={styles.root}>
      <div className="container">
        <SectionHeading env={env} isHidden={hideHeading} className={styles.heading}>
          {heading}
        </SectionHeading>
        <table className={styles.table} aria-labelledby={env.headingId}>
          <thead>
            <tr>
              <th scope="col">{say(env, 'name')}</th>
              {shown.map(({ key }) => (
                <th key={key} scope="col">
                  {say(env, key)}
                </th>
              ))}
              {invites && (
                <th scope="col">
                  <span className="visually-hidden">{say(env, 'enquire')}</span>
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {keyed(items, (item) => item.className).map(({ key: name, item }) => (
              <tr key={name}>
                <th scope="row">
                  <span {...inLanguage(env, item)}>{item.className}</span>
                </th>
                {shown.map(({ key, field }) => (
                  <td key={key}>
                    <span className={styles.label} aria-hidden="true">
                      {say(env, key)}
                    </span>
                    <span {...inLanguage(env, item)}>{item[field] || '–'}</span>
                  </td>
                ))}
                {invites && (
                  <td className={styles.enquire}>
                    <EnquireLink env={env} href={enquireHref} isOpen={admissionOpen} className={item.className} />
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
