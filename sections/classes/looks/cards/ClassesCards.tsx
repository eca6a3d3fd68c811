import type { ReactNode } from 'react';
import type { SectionEnv, SectionProps } from '#engine/section.ts';
import type { PopularClassItem } from '#schemas/sources/popular-classes.ts';
import { StudentIcon } from '../../../shared/icons.tsx';
import { inLanguage } from '../../../shared/in-language.ts';
import { keyed } from '../../../shared/keyed.ts';
import { Picture } from '../../../shared/Picture.tsx';
import { SectionHeading } from '../../../shared/SectionHeading.tsx';
import { SectionNote } from '../../../shared/SectionNote.tsx';
import { say } from '../../../shared/say.ts';
import { subHeading } from '../../../shared/sub-heading.ts';
import { EnquireLink } from '../../EnquireLink.tsx';
import type { Bindings, Settings } from '../../schema.ts';
import styles from './cards.module.css';

export function ClassesCards({
  heading,
  hideHeading,
  items,
  pictures = true,
  enquireHref,
  admissionOpen,
  env,
}: SectionProps<Settings, Bindings>) {
  if (env.state !== 'ok' || items.length === 0) return <SectionNote env={env} heading={heading} />;
  return (
    <div className="band">
      <div className="container">
        <SectionHeading env={env} isHidden={hideHeading}>
          {heading}
        </SectionHeading>
        <ul
          className={styles.grid}
          data-plain={pictures ? undefined : ''}
          data-columns={items.length % 4 === 0 || items.length > 9 ? 4 : 3}
        >
          {keyed(items, (item) => item.className).map(({ key, item }) => (
            <ClassCard key={key} item={item} hasPicture={pictures} env={env}>
              <EnquireLink env={env} href={enquireHref} isOpen={admissionOpen} className={item.className} />
            </ClassCard>
          ))}
        </ul>
      </div>
    </div>
  );
}

interface CardProps {
  readonly item: PopularClassItem;
  readonly hasPicture: boolean;
  readonly env: SectionEnv;
  readonly children: ReactNode;
}

function ClassCard({ item, hasPicture, env, children }: CardProps) {
  const NameTag = subHeading(env);
  const facts = [
    { key: 'fees', value: item.classFees },
    { key: 'age', value: item.childrenAge },
    { key: 'time', value: item.classTime },
    { key: 'size', value: item.classSize },
  ].filter((fact) => fact.value);
  return (
    <li className={styles.card}>
      {hasPicture && (
        <div className={styles.media}>
          {item.classImage ? (
            <Picture
              src={item.classImage}
              media={item.classImage_Media}
              sizes="(min-width: 48rem) 400px, 96px"
              alt=""
              className={styles.photo}
            />
          ) : (
            <StudentIcon size={56} />
          )}
        </div>
      )}
      <NameTag className={styles.name} {...inLanguage(env, item)}>
        {item.className}
      </NameTag>
      <dl className={styles.facts}>
        {facts.map(({ key, value }) => (
          <div key={key} data-fact={key}>
            <dt>{say(env, key)}</dt>
            <dd {...inLanguage(env, item)}>{value}</dd>
          </div>
        ))}
      </dl>
      {children}
    </li>
  );
}
