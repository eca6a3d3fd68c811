import type { ReactNode } from 'react';
import type { SectionProps } from '#engine/section.ts';
import { FormField } from '../../../shared/form/FormField.tsx';
import { PublicForm } from '../../../shared/form/PublicForm.tsx';
import { LinkedText } from '../../../shared/LinkedText.tsx';
import { SectionHeading } from '../../../shared/SectionHeading.tsx';
import { say } from '../../../shared/say.ts';
import { subHeading } from '../../../shared/sub-heading.ts';
import type { Bindings, Settings } from '../../schema.ts';
import { groupsIn } from './fields.ts';
import styles from './standard.module.css';
import { ThemeChoice } from './ThemeChoice.tsx';

const facts = ['fact1', 'fact2', 'fact3', 'fact4'] as const;

export function Registration(props: SectionProps<Settings, Bindings>) {
  const { env, heading, lead, termsHref, privacyHref, themes = [], albums = [], theme_Id = 1 } = props;
  const SubTag = subHeading(env);
  const labels: Readonly<Record<string, ReactNode>> = {
    Terms: <LinkedText env={env} text="terms" link="termsLink" href={termsHref} />,
    Consent: <LinkedText env={env} text="consent" link="privacyLink" href={privacyHref} />,
  };
  return (
    <div className={`container ${styles.grid}`}>
      <div className={styles.words}>
        <SectionHeading env={env} className={styles.heading}>
          {heading}
        </SectionHeading>
        {lead && <p className={styles.lead}>{lead}</p>}
        <SubTag className={styles.facts}>{say(env, 'facts')}</SubTag>
        <ul className={styles.list}>
          {facts.map((fact) => (
            <li key={fact}>{say(env, fact)}</li>
          ))}
        </ul>
      </div>
      <div className={styles.sheet}>
        <noscript>
          <p className={styles.noscript}>{say(env, 'needsScript')}</p>
        </noscript>
        <PublicForm env={env} action="/api/Account/schoolRegistration" multipart follow="handoverUrl" columns={2}>
          {themes.length > 1 && <ThemeChoice env={env} themes={themes} albums={albums} chosen={theme_Id} />}
          {groupsIn(env, props).map(({ legend, fields }) => (
            <fieldset key={legend}>
              <legend>{say(env, legend)}</legend>
              <div data-fields="">
                {fields.map((field) => (
                  <FormField
                    key={field.name}
                    env={env}
                    field={field}
                    prefix={env.key.replaceAll('/', '-')}
                    label={labels[field.name]}
                  />
                ))}
              </div>
            </fieldset>
          ))}
        </PublicForm>
      </div>
    </div>
  );
}
