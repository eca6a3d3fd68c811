import type { SectionProps } from '#engine/section.ts';
import { inLanguage } from '../../../shared/in-language.ts';
import { SectionHeading } from '../../../shared/SectionHeading.tsx';
import { subHeading } from '../../../shared/sub-heading.ts';
import type { Bindings, Settings } from '../../schema.ts';
import styles from './standard.module.css';

/** The browser's own accordion: of the questions with one name, one is open. */
export function Faq(props: SectionProps<Settings, Bindings>) {
  const { env, heading, lead, questions, items = [], contactLabel, contactHref } = props;
  // Those of the theme are in the language of the page.
  const shown =
    items.length > 0
      ? items.map((item) => ({ ...item, language: inLanguage(env, item) }))
      : questions.map((item) => ({ ...item, language: {} }));
  const SubTag = subHeading(env);
  return (
    <div className="band">
      <div className={`container ${styles.grid}`}>
        <div>
          <SectionHeading env={env}>{heading}</SectionHeading>
          {lead && <p className={styles.lead}>{lead}</p>}
          {contactLabel && (
            <a className="button" data-quiet="" href={contactHref}>
              {contactLabel}
            </a>
          )}
        </div>
        <div className={styles.questions}>
          {shown.map(({ question, answer, language }, index) => (
            <details key={question} name={env.headingId} className={styles.item} {...language} open={index === 0}>
              <summary className={styles.question}>
                <SubTag>{question}</SubTag>
              </summary>
              <p className={styles.answer}>{answer}</p>
            </details>
          ))}
        </div>
      </div>
    </div>
  );
}
